import type { Struct } from 'superstruct'

/**
 * What a struct accepts, as data: from it follow the enum of an input of GraphQL, and the sentences in which the API
 * describes a field. `max` is Infinity where there is no limit.
 */
export type Rule =
  | { is: 'text' | 'whole' | 'decimal' | 'hours' | 'money'; min: number; max: number }
  | { is: 'choice'; words: readonly string[] }
  | { is: 'list'; of: Rule | undefined; max: number }
  | { is: 'date' | 'clock' | 'uuid' | 'flag' }
  | { is: 'written'; sentence: string }

const rules = new WeakMap<object, Rule>()

/** The struct, with its rule. */
export function ruled<T, S>(rule: Rule, struct: Struct<T, S>): Struct<T, S> {
  rules.set(struct, rule)
  return struct
}
/** The rule of a struct; undefined for one that says none. */
export const ruleOf = (struct: Struct<unknown, unknown>): Rule | undefined => rules.get(struct)

/** The words of which a struct accepts one, or a list; undefined for any other. */
export function wordsOf(struct: Struct<unknown, unknown>): readonly string[] | undefined {
  const rule = ruleOf(struct)
  const inner = rule?.is === 'list' ? rule.of : rule
  return inner?.is === 'choice' ? inner.words : undefined
}

const SPELLABLE = /^[_A-Za-z]\w*$/
/** Whether GraphQL can spell words as the values of an enum. */
export const areSpellable = (words: readonly string[]): boolean => words.every((word) => SPELLABLE.test(word))
