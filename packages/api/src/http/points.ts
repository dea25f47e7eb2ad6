/**
 * What an API client spends at the API (docs/decisions/0051). Each is less than what the gateway charges for it
 * (`gateway/operations/host-calls.ts`), so that operations within the budget of the gateway never exhaust this one.
 */
export const POINTS = {
  /** A request, also one that is refused. */
  request: 10,
  /** The request for who one is, which the gateway makes beside operations that cost a point. */
  viewer: 0.5,
  /** A part of one case of a batch, beside its request. */
  casePart: 1,
  /** An entry of a request over many cases, beside its request. */
  entry: 3,
  /** A report, which reads all cases of its firms, beside its request. */
  report: 40,
  /** A row of a list of items that is read whole, not page by page, beside its request. */
  row: 1,
} as const
