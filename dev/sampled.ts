/** Whether every case of the tests of documents is tried, as by `npm run prove documents`. */
export const isEveryDocument = process.env.DOCUMENTS === 'all'

/** Of cases that are typeset in tests all, or in `npm test` every fourth, or every so many as `every` says. */
export const sampled = <T>(cases: readonly T[], every = 4): readonly T[] =>
  isEveryDocument ? cases : cases.filter((_, at) => at % every === 0)
