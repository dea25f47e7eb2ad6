const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * What was typed into a form since, while what had been typed by then was stored: the fields that say something else,
 * a list as a whole.
 */
export const changedSince = <T extends object>(now: T, then: T): Partial<T> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(then[name as keyof T], value))) as Partial<T>
