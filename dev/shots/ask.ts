/** Sends one operation to the GraphQL API as one person, and answers its data. */
export type Ask = <T>(query: string, variables?: object) => Promise<T>
/** The firm whose cases the pictures show. */
export interface Firm {
  uuid: string
  sites: { uuid: string }[]
  feeEarners: { uuid: string }[]
}
