/** Values with one more, or without it where it is among them. */
export const toggled = <T extends string>(values: readonly T[], value: string): T[] =>
  values.some((other) => other === value) ? values.filter((other) => other !== value) : [...values, value as T]
