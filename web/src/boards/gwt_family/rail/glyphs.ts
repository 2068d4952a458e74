/** Line drawings of what the trails with a railroad have in common. */
import { GLYPHS as SHARED } from '../glyphs'

export const GLYPHS: Readonly<Record<string, string>> = {
  ...SHARED,
  engine:
    'M3 16v-11h7v5h9l2 3v3zM5 7.5h3v3h-3zM15 10v-4h3v4M2 16h20M7 16.5a2.4 2.4 0 1 0 .01 0zM16 16.5a2.4 2.4 0 1 0 .01 0z',
  engine_back:
    'M9 4h11M12 1.2l-3.5 2.8l3.5 2.8M4 18v-7h6v3h8l2 2v2zM3 18h19M8 18.3a2 2 0 1 0 .01 0zM17 18.3a2 2 0 1 0 .01 0z',
  upgrade_behind: 'M8 12l7 -5l7 5zM10 12v8.5M20 12v8.5M8 20.5h14M9 4h-7M4.7 1.5l-2.7 2.5l2.7 2.5',
  fir: 'M12 2l4.5 6h-2.5l4 5.5h-3l4.5 6h-6v2.5h-3v-2.5h-6l4.5 -6h-3l4 -5.5h-2.5z',
  green:
    'M7 12.5v-6.5a1.5 1.5 0 0 1 3 0v5v-7a1.5 1.5 0 0 1 3 0v7v-6a1.5 1.5 0 0 1 3 0v7v-4a1.5 1.5 0 0 1 3 0v6.5c0 5 -2.5 7.5 -6.5 7.5c-3.5 0 -5 -1.5 -6.5 -4.5l-3 -5a1.6 1.6 0 0 1 2.7 -1.6z',
  black:
    'M5 11a2 2 0 0 1 2 -2.5v-1a2 2 0 0 1 4 -.5a2 2 0 0 1 4 0a2 2 0 0 1 4 1v6c0 5 -2.5 7.5 -7 7.5s-7 -3 -7 -7.5zM9 8v4M13 7v5M17 8v4M5 13h8a2 2 0 0 1 0 4h-3',
  station_master:
    'M4 11c0 -4 3.5 -6.5 8 -6.5s8 2.5 8 6.5zM3.5 11h17v3.5h-17zM3.5 14.5c2 3.5 6 4 8.5 4s6.5 -.5 8.5 -4M12 6.5l1 1.8h-2z',
  station: 'M2.5 10l9.5 -6.5l9.5 6.5zM5 10v10.5M19 10v10.5M2.5 20.5h19M12 12a3.5 3.5 0 1 0 .01 0zM12 13.8v1.9l1.3 .8',
  job_token: 'M12 3a9 9 0 1 0 .01 0zM12 3v18M3 12h18M12 9.5a2.5 2.5 0 1 0 .01 0z',
  foresight: 'M2 12c3 -5.5 6.5 -7.5 10 -7.5s7 2 10 7.5c-3 5.5 -6.5 7.5 -10 7.5s-7 -2 -10 -7.5zM12 8.8a3.2 3.2 0 1 0 .01 0z',
}
