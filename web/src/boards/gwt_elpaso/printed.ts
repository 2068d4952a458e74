/** What is printed on the components, made from the title's data when the client is built. */
import type { Printed } from '../../generated/gwt_elpaso/board'
import plain from '../../generated/gwt_elpaso/printed.json'

export const PRINTED = plain as unknown as Printed

/** What a breed of the market costs. */
export function priceOf(breed: string): Printed['prices'][number] | undefined {
  return PRINTED.prices.find((price) => price.buys === breed)
}
