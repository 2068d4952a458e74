/** By lot: every order as likely as any other. */
export function drawn<Sitting>(seats: readonly Sitting[], chance: () => number = Math.random): Sitting[] {
  const order = [...seats]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
