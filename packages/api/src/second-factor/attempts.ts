/**
 * What the attempts at a second factor are counted as: by person alone, whatever place they come from, as whoever makes
 * them knows the password. Strangers cannot lock anybody out by them.
 */
export const attemptsOf = (person: string): string => `second factor of ${person}`
