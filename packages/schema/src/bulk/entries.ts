/** How many entries one request over many cases may have. */
export const MAX_ENTRIES = 250

/** What an entry is answered that was not reached in time. */
export const NOT_REACHED = 'This was not reached in time, and nothing was done. Send the same request again.'
