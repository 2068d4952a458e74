/** Our own line drawings on a 24 grid: roles, goods, buildings, marks. */

export const GLYPHS: Record<string, string> = {
  // roles: fence, key, trowel, millstone, scales, wheel, pan
  settler:
    'M4 21v-13l2-2.5l2 2.5v13zM10 21v-13l2-2.5l2 2.5v13zM16 21v-13l2-2.5l2 2.5v13zM2 11.5h2M8 11.5h2M14 11.5h2M20 11.5h2M2 17h2M8 17h2M14 17h2M20 17h2',
  mayor: 'M7.5 7.5a4.5 4.5 0 1 0 .01 9a4.5 4.5 0 0 0 -.01 -9zM12 12h10M18.5 12v4.5M21.5 12v3.5',
  builder: 'M10 8l6.5 6.5l5 -12zM13 11.5l-3.5 3.5M9.5 13l1.5 1.5l-6.5 6.5l-1.5 -1.5z',
  craftsman:
    'M12 2.5a9.5 9.5 0 1 0 .01 0zM12 9.5a2.5 2.5 0 1 1 -.01 0zM12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2 2M18 18l-2 -2M18 6l-2 2M6 18l2 -2',
  trader: 'M12 3v17M7 20.5h10M4 6.5h16M4 6.5l-2.5 7h5zM1.5 13.5a2.6 2.6 0 0 0 5 0M20 6.5l-2.5 7h5zM17.5 13.5a2.6 2.6 0 0 0 5 0',
  captain:
    'M12 5.5a6.5 6.5 0 1 0 .01 0zM12 9.8a2.2 2.2 0 1 1 -.01 0zM12 1.5v8M12 14.5v8M1.5 12h8M14.5 12h8M4.8 4.8l5.4 5.4M13.8 13.8l5.4 5.4M19.2 4.8l-5.4 5.4M10.2 13.8l-5.4 5.4',
  prospector: 'M2 11h20l-4.5 8.5h-11zM9 7.5l1.5 -2l2 1l-.5 2zM14.5 5.5l1.5 -1.5l1.5 1.5l-1.5 1.5zM6 11c1.5 2.5 10.5 2.5 12 0',
  // goods: cob, leaf with drop, cone loaf, broad leaf, bean
  corn: 'M12 2.5c2.8 0 4 3.5 4 7.5s-1.2 8 -4 8s-4 -4 -4 -8s1.2 -7.5 4 -7.5zM12 3v14.5M8.5 7h7M8 11h8M5 11c-.5 6 2 9.5 7 10.5c5 -1 7.5 -4.5 7 -10.5',
  indigo:
    'M3 13c0 -7 5 -10.5 12 -10.5c.5 7 -3 12 -9.5 12M3 21c1 -7 5 -12 9 -14.5M18.5 13.5c2 2.7 2.8 4 2.8 5.3a2.8 2.8 0 0 1 -5.6 0c0 -1.3 .8 -2.6 2.8 -5.3z',
  sugar: 'M12 2.5c1.2 0 1.8 .8 2.2 2l4 12.5h-12.4l4 -12.5c.4 -1.2 1 -2 2.2 -2zM4.5 17h15v4h-15zM9 12.5l6 0',
  tobacco: 'M12 22.5v-5M12 17.5c-9 -3 -9.5 -9.5 0 -15.5c9.5 6 9 12.5 0 15.5zM12 6v11M12 10l-3.5 -2M12 10l3.5 -2M12 14l-4.5 -2.5M12 14l4.5 -2.5',
  coffee: 'M17.5 3.5c4 3 3.5 10 -1 14.5s-10 4.5 -12 .5s-1 -10 3.5 -13.5s7.5 -3 9.5 -1.5zM17 4c-1 4.5 -3.5 5 -5.5 7.5s-3 4 -5.5 8',
  quarry: 'M2.5 20.5h19v-5h-6v-5h-6v-5h-7zM2.5 10.5h7M2.5 15.5h13M6 5.5v5M6 15.5v5M12 15.5v5M9.5 10.5v5',
  // buildings
  small_market: 'M5 10v10.5h14v-10.5M3 9.5l2 -5.5h14l2 5.5zM9 4l-1 5.5M15 4l1 5.5M12 4v5.5M10 20.5v-6h4v6',
  large_market:
    'M3 11v9.5h18v-9.5M1.5 10.5l1.5 -5h18l1.5 5zM7 5.5l-1 5M12 5.5v5M17 5.5l1 5M6 20.5v-5h4v5M14 20.5v-5h4v5M12 5.5v-3.5l3 1.2l-3 1.2',
  hacienda: 'M3 20.5v-9l9 -6l9 6v9zM9 20.5v-4a3 3 0 0 1 6 0v4M5.5 13.5h2M16.5 13.5h2M17.5 9v-4',
  construction_hut: 'M4 20.5v-8h12v8zM2.5 12.5l7.5 -6l7.5 6M8.5 20.5v-4.5h3v4.5M20.5 8v12.5M17.5 4h5v4h-5z',
  small_warehouse: 'M3.5 20.5v-11l8.5 -6l8.5 6v11zM7 20.5v-7.5h10v7.5M7 16.7h10',
  large_warehouse: 'M2 20.5v-10.5l10 -7l10 7v10.5zM5.5 20.5v-8h13v8M5.5 16.5h13M12 12.5v8',
  hospice: 'M3.5 20.5v-10l8.5 -6.5l8.5 6.5v10zM10.5 9.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
  office: 'M3 5c3.5 -1.5 6.5 -1 9 1c2.5 -2 5.5 -2.5 9 -1v14c-3.5 -1.5 -6.5 -1 -9 1c-2.5 -2 -5.5 -2.5 -9 -1zM12 6v14M6 9.5h3M6 13h3M15 9.5h3M15 13h3',
  factory: 'M2.5 20.5v-9l5 -4v4l5 -4v4l4 -3.2v12.2zM16.5 20.5v-17.5h4v17.5zM6 16h2M11 16h2',
  university: 'M1.5 9l10.5 -5l10.5 5l-10.5 5zM6 11.5v5.5c3.5 3 8.5 3 12 0v-5.5M21.5 9.5v7',
  harbor: 'M12 7.5v14M12 2.5a2.5 2.5 0 1 0 .01 0zM7.5 11h9M4 14c.5 5 3.5 7.5 8 7.5s7.5 -2.5 8 -7.5M2 16l2 -2.5l2.5 2M17.5 15.5l2.5 -2l2 2.5',
  wharf: 'M3 11h18l-3.5 6h-11zM12 11v-8.5l5.5 6h-5.5M2 21.5l20 -2.5M7 17l-.5 4M17 17l.5 2.5',
  guild_hall: 'M3 20.5v-9l4.5 -5.5l4.5 5.5l4.5 -5.5l4.5 5.5v9zM12 11.5v9M6 20.5v-4h3v4M15 20.5v-4h3v4M7.5 6v-3.5l3 1.2l-3 1.2',
  residence: 'M4 20.5v-11l8 -6.5l8 6.5v11zM8 10.5h2.5v3h-2.5zM13.5 10.5h2.5v3h-2.5zM10 20.5v-4h4v4',
  fortress: 'M4 20.5v-16h3.5v3h3v-3h3v3h3v-3h3.5v16zM9.5 20.5v-4.5a2.5 2.5 0 0 1 5 0v4.5M4 11.5h16',
  customs_house: 'M3 9.5l9 -6l9 6zM4 20.5h16M5.5 9.5v8h13v-8M3 17.5h18v3h-18zM12 10.8a2.6 2.6 0 1 0 .01 0z',
  city_hall: 'M2.5 9.5l9.5 -4l9.5 4zM3 20.5h18M5.5 9.5v8.5M10 9.5v8.5M14 9.5v8.5M18.5 9.5v8.5M3.5 18h17M12 5.5v-4l3.5 1.3l-3.5 1.3',
  cargo_ship: 'M2.5 15h19l-2.500 5.500h-14zM8 15v-11.500M15.500 15v-9.500M8 4.500c4 1 5 3.500 5 7.500h-5zM15.500 6.500c3 .800 4 2.500 4 5.500h-4z',
  // marks
  san_juan: 'M2.5 20.5v-8l5 -4.5l5 4.5v8zM12.5 20.5v-11.5l4.5 -5.5l4.5 5.5v11.5zM6 20.5v-4.500h3v4.500M15.500 20.500v-4.500h3v4.500M17 9.500v3',
  coin: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 1 -.01 0z',
  disc: 'M12 4.5a7.5 7.5 0 1 0 .01 0z',
  shield: 'M4 3h16v9c0 5 -3.5 8 -8 9.5c-4.5 -1.5 -8 -4.5 -8 -9.5z',
  cask: 'M6 3h12c2 3 2.5 6 2.5 9s-.5 6 -2.5 9h-12c-2 -3 -2.5 -6 -2.5 -9s.5 -6 2.5 -9zM4 8.5h16M4 15.5h16',
  star: 'M12 2.5l2.9 6.3l6.9 .8l-5.1 4.7l1.4 6.8l-6.1 -3.4l-6.1 3.4l1.4 -6.8l-5.1 -4.7l6.9 -.8z',
}

const OF_GOOD: Record<string, string> = {
  small_indigo_plant: 'indigo',
  indigo_plant: 'indigo',
  small_sugar_mill: 'sugar',
  sugar_mill: 'sugar',
  tobacco_storage: 'tobacco',
  coffee_roaster: 'coffee',
}

/** The drawing of any thing the board names; the two Prospector cards share theirs. */
export function glyph(id: string): string {
  return GLYPHS[id] ?? GLYPHS[OF_GOOD[id] ?? ''] ?? GLYPHS[id.replace(/_\d$/, '')] ?? ''
}

/** Phase in which a violet building works: the icon on its card. Large ones count at the end. */
export const PHASE_OF: Record<string, string> = {
  small_market: 'trader',
  large_market: 'trader',
  office: 'trader',
  hacienda: 'settler',
  construction_hut: 'settler',
  hospice: 'settler',
  small_warehouse: 'captain',
  large_warehouse: 'captain',
  harbor: 'captain',
  wharf: 'captain',
  factory: 'craftsman',
  university: 'builder',
}
