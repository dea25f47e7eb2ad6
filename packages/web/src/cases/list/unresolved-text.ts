/** The number of unresolved comments in words. */
export const unresolvedText = (count: number): string => `${count} unresolved ${count === 1 ? 'comment' : 'comments'}`
