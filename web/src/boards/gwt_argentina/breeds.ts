/** Colours and marks of the breeds, the workers and the farmers. A head's colour never stands alone: a letter or figure is on it. */
import type { Breed } from '../gwt_family/book'

export const BREEDS: Record<string, Breed> = {
  niata: { colour: '#b8bcc1', ink: '#000', cow: 'plain', hide: '#8f8a82', patch: '#6e6960' },
  patagonico: { colour: '#3d8450', ink: '#000', cow: 'plain', hide: '#6f3a22', patch: '#57301d' },
  fronterizo: { colour: '#232326', ink: '#fff', cow: 'plain', hide: '#efe9dd', patch: '#2b2b2e' },
  holando_argentino: { colour: '#faf7ef', ink: '#000', cow: 'plain', hide: '#f5f1e6', patch: '#2f2b29' },
  caracu: { colour: '#e78920', ink: '#000', cow: 'short', hide: '#d9a25c', patch: '#c98d45' },
  chaqueno: { colour: '#fae039', ink: '#000', cow: 'short', hide: '#8d4a2c', patch: '#efe3d2' },
  serrano: { colour: '#d81e16', ink: '#fff', cow: 'wide', hide: '#b0562d', patch: '#8f3f22' },
  blanco_orejinegro: { colour: '#478cea', ink: '#000', cow: 'short', hide: '#f6f1e6', patch: '#f6f1e6' },
  franqueiro: { colour: '#502c19', ink: '#fff', cow: 'wide', hide: '#94442a', patch: '#efe3d2' },
  aberdeen_angus: { colour: '#6c3e99', ink: '#fff', cow: 'crown', hide: '#2a282a', patch: '#3c393c' },
}

const WORKERS: Record<string, { fill: string; ink: string }> = {
  gaucho: { fill: '#762a23', ink: '#fff' },
  carpintero: { fill: '#fdd233', ink: '#000' },
  maquinista: { fill: '#513699', ink: '#fff' },
  granjero: { fill: '#64924a', ink: '#000' },
}

export const AREAS: Record<string, { fill: string; ink: string }> = {
  green: { fill: '#1f4931', ink: '#fff' },
  blue: { fill: '#5b94c9', ink: '#000' },
  orange: { fill: '#e15d1e', ink: '#000' },
  yellow: { fill: '#f9e749', ink: '#000' },
}

const named = (prefix: string, colours: typeof WORKERS): typeof WORKERS =>
  Object.fromEntries(Object.entries(colours).map(([id, colour]) => [`${prefix}${id}`, colour]))

export const COLOURS = { ...WORKERS, ...named('strong_', WORKERS), ...named('farmer_', AREAS) }

/** Ships depart by their banner; it is told by its notches as well. */
export const BANNERS: Record<string, { fill: string; ink: string; notches: number }> = {
  yellow: { fill: '#f2c230', ink: '#211e19', notches: 1 },
  turquoise: { fill: '#1c9aa0', ink: '#fff', notches: 2 },
  purple: { fill: '#6c3e99', ink: '#fff', notches: 3 },
}
