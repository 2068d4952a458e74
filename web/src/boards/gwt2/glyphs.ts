/** Line drawings of what only this trail has. */
import { GLYPHS as SHARED } from '../gwt_family/rail/glyphs'

export const GLYPHS: Readonly<Record<string, string>> = {
  ...SHARED,
  copy_adjacent:
    'M1.5 20.5v-7l4.5 -4l4.5 4v7zM13.5 20.5v-7l4.5 -4l4.5 4v7zM6 6c2 -4 10 -4 12 0M18.8 2.6l-.6 3.6l-3.6 -.4',
  hazard: 'M12 3l9.5 17h-19zM12 9v5M12 17h.01',
  flood:
    'M2 7c2.5 -3 4.5 -3 6.7 0s4.4 3 6.6 0s4.2 -3 6.7 0M2 12.5c2.5 -3 4.5 -3 6.7 0s4.4 3 6.6 0s4.2 -3 6.7 0M2 18c2.5 -3 4.5 -3 6.7 0s4.4 3 6.6 0s4.2 -3 6.7 0',
  drought:
    'M12 6a6 6 0 1 0 .01 0zM12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6l1.4 1.4M18 18l1.4 1.4M19.4 4.6l-1.4 1.4M6 18l-1.4 1.4M12 6l-1.5 3.5l3 2l-2 3l1 3.5',
  rockfall: 'M3 20l2 -6l5 -1l3 4l-2 4.5h-6zM13 14l1 -5l5 -1l3 4l-2 4h-5zM7 9l1 -4l4 -2l3 3l-2 3.5z',
  bandit: 'M2 9h20M6 9l1.5 -6h9l1.5 6M5 12h14v3c-1 4 -4 6 -7 6.5c-3 -.5 -6 -2.5 -7 -6.5zM8 14.5h2.5M13.5 14.5h2.5',
}
