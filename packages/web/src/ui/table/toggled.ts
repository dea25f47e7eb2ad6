/** Values with one more, or without it where it is among them. */
export const toggled = <T extends string>(values: readonly T[], value: string): T[] =>
  values.some((other) => other === value) ? values.filter((other) => other !== value) : [...values, value as T]

/** The one value that is chosen once another, or the same again, was pressed; undefined for none. */
export const toggledOne = <T extends string>(chosen: T | undefined, value: string): T | undefined =>
  chosen === value ? undefined : (value as T)
