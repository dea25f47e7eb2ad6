/** What was written and not sent, by what it is about or by the comment it changes: it waits for its writer, wherever they go meanwhile. */
export const unsent = new Map<string, string>()
