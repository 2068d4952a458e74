/** Colours and marks of the breeds and workers of the trails. A head's colour never stands alone: a letter or figure is on it. */
import type { Breed } from './book'

export const BREEDS: Record<string, Breed> = {
  criollo: { colour: '#b8bcc1', ink: '#000', cow: 'plain', hide: '#a7a299', patch: '#8b857b' },
  santa_gertrudis: { colour: '#3d8450', ink: '#000', cow: 'plain', hide: '#8d4a2c', patch: '#6f3820' },
  pineywoods: { colour: '#232326', ink: '#fff', cow: 'plain', hide: '#efe9dd', patch: '#2b2b2e' },
  galloway: { colour: '#faf7ef', ink: '#000', cow: 'plain', hide: '#2f2b29', patch: '#f5f1e6' },
  black_angus: { colour: '#fae039', ink: '#000', cow: 'short', hide: '#2a282a', patch: '#3c393c' },
  longhorn: { colour: '#d81e16', ink: '#fff', cow: 'wide', hide: '#b0562d', patch: '#f1e6d3' },
  corriente: { colour: '#478cea', ink: '#000', cow: 'short', hide: '#d9c7a3', patch: '#6b4a33' },
  shorthorn: { colour: '#502c19', ink: '#fff', cow: 'shag', hide: '#94442a', patch: '#efe3d2' },
  hereford: { colour: '#6c3e99', ink: '#fff', cow: 'crown', hide: '#9a3d22', patch: '#f6efe3' },
  simmental: { colour: '#e78920', ink: '#000', cow: 'calf', hide: '#d9a25c', patch: '#f8efdf' },
}

export const WORKER_COLOURS: Record<string, { fill: string; ink: string }> = {
  cowboy: { fill: '#762a23', ink: '#fff' },
  builder: { fill: '#fdd233', ink: '#000' },
  engineer: { fill: '#513699', ink: '#fff' },
  joker: { fill: '#a3d6d9', ink: '#000' },
}
