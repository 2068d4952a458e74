## Tipps

tip-start = Hier wartet der Estanciero nach Buenos Aires; der nächste Zug führt zu den ersten Orten.
tip-step_limit = So viele Schritte darf dein Estanciero in einem Zug machen.
tip-specialization_token = Die Arbeiterart, von der Pedro am meisten hat; manche Karten von Pedro fragen danach.
tip-foresight_space = In Buenos Aires wählst du aus jedem Paar ein Plättchen; es kommt auf den Spielplan.
tip-herder = Dein Estanciero zieht auf dem Pfad nach Buenos Aires und beginnt von vorn.
tip-gaucho = Gauchos kaufen Rinder: Je mehr mitmachen, desto niedriger der Preis.
tip-carpintero = Carpinteros erlauben größere Gebäude.
tip-maquinista = Maquinistas ziehen die Lok weiter.
tip-granjero = Granjeros bringen Getreide. Sie kommen von Landwirten, denen du hilfst, nie aus dem Arbeitsmarkt.
tip-farmer = Wer hier hält oder vorbeizieht, legt die Gebühr der Hand auf das Plättchen; wer hilft, nimmt sie.
tip-engine = Je weiter deine Lok, desto mehr Verladerampen sind für deinen Estanciero offen.
tip-permanent_certificate = Erhöht jedes Einkommen um 1 und wird nie ausgegeben.
tip-move_1 = Erhöht dein Schrittlimit.
tip-hand_1 = Erhöht dein Handkartenlimit um 1.
tip-hand_2 = { tip-hand_1 }
tip-grain = Schiffe und Zusatzlieferungen brauchen Getreide.
tip-loading_ramp = Ein direkter Weg nach Buenos Aires, wenn deine Lok ihr Feld erreicht hat.
tip-pedro_card = Je Zug sagt eine Karte, was Pedro tut. Rekonstruiert.
note-at-buenos_aires = Die Bewegung endet hier: Zusatzlieferung, das Einkommen der Hand, ein Schiff beladen, Vorschauplättchen. Dann geht es an den Anfang.
