/** Selects the row of an item in its table. */
export const rowSelector = (uuid: string): string => `tr[data-id="${uuid}"]`
