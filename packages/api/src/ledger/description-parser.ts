import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { validate } from 'superstruct'

/**
 * Validates descriptions with the rule of the schema. A row of our own export is taken as it is, apart from that rule.
 * Results are cached because ledgers repeat the same descriptions many times.
 */
export function descriptionParser(): (
  text: string,
  isExported: boolean,
  fail: (message: string) => void,
) => string | null {
  const cache = new Map<string, { value: string | null; problem: string | undefined }>()
  const parse = (text: string, isExported: boolean) => {
    // A workbook made from a CSV keeps the quotes around a text with a comma; removing them gives the same row for both
    // formats.
    const [error, value] = validate(
      isExported ? text : text.replace(/^"([^"]*)"$/, '$1'),
      timeRecording.fields.description.struct,
      {
        coerce: true,
      },
    )
    return { value: value ?? null, problem: error && (error.failures()[0]?.message ?? 'This cannot be stored.') }
  }
  return (text, isExported, fail) => {
    if (text === '') return null
    const key = `${isExported ? 'exported' : 'given'} ${text}`
    const { value, problem } = cache.get(key) ?? parse(text, isExported)
    cache.set(key, { value, problem })
    if (problem) fail(problem)
    return value
  }
}
