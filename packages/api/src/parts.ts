/**
 * What a process of the API can do: answer requests, sign people in, and do the work that nobody waits for at a
 * request: jobs, deliveries of webhooks, and what is swept and counted from time to time.
 */
export type Part = 'api' | 'auth' | 'worker'

/** The parts of a process that does everything, as beside the embedded database, which one process can open. */
export const ALL_PARTS: ReadonlySet<Part> = new Set(['api', 'auth', 'worker'])
