/** How many entries one request over many cases may have. */
export const MAX_ENTRIES = 250
/** In milliseconds: when no further entry is begun, so that the answer is there before its sender gives up (10 s). */
export const PATIENCE = 8_000

/** What an entry is answered that was not reached in time. */
export const NOT_REACHED = 'This was not reached in time, and nothing was done. Send the same request again.'
