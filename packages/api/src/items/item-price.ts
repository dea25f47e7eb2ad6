/** What a bill has of one item and its parts; amounts in pence. */
export interface ItemPrice {
  net: number
  vat: number
  enhancement: number
  /** What of the net is for events. */
  events: number
  /** Whether a rate for it, or for a part of it, is missing: then it has no price, which is not zero. */
  isUnpriced: boolean
}
