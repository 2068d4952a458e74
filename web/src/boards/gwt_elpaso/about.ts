/** Which part of the table a question is about, for screens that show one part at a time. */

export const ABOUT: Record<string, string> = {
  train: 'train_cards',
  tile: 'tiles',
  hire: 'worker_supply',
  buy: 'cattle_market',
  building: 'common_buildings',
  jokers: 'worker_area',
  aux: 'auxiliary_actions',
  discard: 'hand',
  remove_card: 'hand',
  again: 'hand',
  disc: 'player_board',
}
