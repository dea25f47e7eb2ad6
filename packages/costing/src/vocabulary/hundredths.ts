/** Hundredths of an hour. Times are stored as integers to avoid rounding errors. */
export type Hundredths = number
