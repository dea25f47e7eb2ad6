/** Whether benches run small: with BENCH=small, as the tests run them, to see that they still do and not how fast. */
export const isSmall = process.env.BENCH === 'small'

/** A size of a bench: as it is measured, or as the tests run it. */
export const sized = (measured: number, small: number): number => (isSmall ? small : measured)
