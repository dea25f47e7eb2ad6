/** Whether every case of the tests of documents is tried, as by `npm run prove documents`. */
export const isEveryDocument = process.env.DOCUMENTS === 'all'

/** Of cases that are typeset in tests all, or every third in `npm test`. */
export const sampled = <T>(cases: readonly T[]): readonly T[] =>
  isEveryDocument ? cases : cases.filter((_, at) => at % 3 === 0)
