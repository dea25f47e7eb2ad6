/** A row of a kind as it is answered, by its keys on the wire. */
export interface ItemRow extends Record<string, unknown> {
  uuid: string
  version: number
  parent_uuid: string | null
}
