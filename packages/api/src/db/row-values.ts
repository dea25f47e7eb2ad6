/** The values of a row or a body by their names, as they are stored or sent. */
export type RowValues = Readonly<Record<string, unknown>>
/** The same while they are put together. */
export type MutableRowValues = Record<string, unknown>
