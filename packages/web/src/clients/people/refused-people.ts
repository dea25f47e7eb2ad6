import { FormProblems, readError } from '../../ui/read-error.ts'

const LINK = /^links\.(\d+)$/

/**
 * Why people were not given a role, in words of the form: what is wrong for all of them is wrong with the role, and
 * anything else is said by name. Any other error is what it was.
 */
export function refusedPeople(error: unknown, names: readonly string[]): unknown {
  const { message, problems } = readError(error)
  const refused = problems.flatMap(({ path, message: why }) => {
    const index = LINK.exec(path)?.[1]
    return index === undefined ? [] : [{ name: names[Number(index)] ?? 'Someone', why }]
  })
  const [first] = refused
  if (!first) return error
  if (refused.length === names.length && refused.every(({ why }) => why === first.why))
    return new FormProblems(message, [{ path: 'clientRole', message: first.why }])
  return new FormProblems(
    'Nobody was given the role.',
    [],
    refused.map(({ name, why }) => `${name}: ${why}`),
  )
}
