/** So many rows, in words: 1 row, 1,200 rows. */
export const rowsText = (n: number): string => `${n.toLocaleString('en-GB')} ${n === 1 ? 'row' : 'rows'}`
