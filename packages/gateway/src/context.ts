/** What every resolver may use. */
export interface Context {
  product: { company: string; version: string }
}
