type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a value says in words: a text, several of them, or the message in a record; undefined if it says nothing. */
function wordsIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one) ?? []).join(' ') || undefined
  if (isRow(value)) return wordsIn(value.message)
  return typeof value === 'object' || value === undefined || value === '' ? undefined : String(value)
}

/**
 * The message of a refusal: `message`, as the specification has it, or where other hosts say it, such as in a problem
 * (RFC 9457). Undefined if there is none.
 */
export function messageIn(answer: unknown): string | undefined {
  if (!isRow(answer)) return undefined
  const { message, error, detail, title } = answer
  return wordsIn(message) ?? wordsIn(error) ?? wordsIn(detail) ?? wordsIn(title)
}

/** What a refusal says of each key: `details`, or `errors` as many hosts call it. */
export function detailsIn(answer: unknown): Record<string, string> {
  const { details, errors } = isRow(answer) ? answer : {}
  const given = [details, errors].find(isRow) ?? {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => {
      const words = wordsIn(value)
      return words === undefined ? [] : [[key, words] as const]
    }),
  )
}
