/** Of many like entries a journey of `npm test` goes every so many; `npm run prove journeys` goes all. */
const EVERY = 10

/** Those of the entries that this run goes. */
export const sampled = <T>(all: readonly T[]): readonly T[] =>
  process.env.JOURNEYS === 'long' ? all : all.filter((_, i) => i % EVERY === 0)
