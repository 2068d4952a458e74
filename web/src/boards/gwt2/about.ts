/** Which part of the table a question is about, for screens that show one part at a time. */

export const ABOUT: Record<string, string> = {
  engine: 'railroad',
  upgrade_behind: 'railroad',
  city: 'railroad',
  foresight: 'foresight',
  upgrade: 'player_board',
  disc: 'player_board',
  station_master: 'worker_area',
  aux: 'auxiliary_actions',
  building: 'private_buildings',
  hire: 'job_market',
  buy: 'cattle_market',
  objective: 'objective_display',
  discard: 'hand',
  discard_pair: 'hand',
  remove_card: 'hand',
  draw: 'hand',
  income: 'player_board',
  raise_simmental: 'hand',
}
