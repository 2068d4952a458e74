/** What is printed on the components, made from the title's data when the client is built. */
import type { Printed } from '../../generated/gwt2/board'
import plain from '../../generated/gwt2/printed.json'

export type { Link } from '../../generated/gwt2/board'

export const PRINTED = plain as unknown as Printed
