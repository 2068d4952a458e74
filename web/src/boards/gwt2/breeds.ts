/** Colours of the small tiles. */
export const TILE_COLOURS: Record<string, { fill: string; ink: string }> = {
  flood: { fill: '#3178a5', ink: '#fff' },
  drought: { fill: '#f3d052', ink: '#000' },
  rockfall: { fill: '#78736c', ink: '#fff' },
  green_bandit: { fill: '#23491f', ink: '#fff' },
  orange_bandit: { fill: '#c96922', ink: '#000' },
}
