import type { Draft } from '@costdraft/schema/field.ts'
import { useRef, type RefObject } from 'react'
import { requestOf, type SentRequest } from '../../../drafts/sent-request.ts'
import { FormProblems, readError } from '../../../ui/read-error.ts'
import { isOfTheRow, type ChangedRow } from '../row-changes.ts'
import type { AnyTab } from '../tab-definition.ts'
import { useItemRequests } from '../use-item-requests.ts'

/** What storing the rows does to their form. */
export interface RowsHandle {
  /** The request a row was last sent with. */
  requestOf: (id: string) => SentRequest | undefined
  keepRequests: (requests: Readonly<Record<string, SentRequest>>) => void
  remove: (ids: readonly string[]) => void
  report: (stored: number, all: number) => void
}
export interface ValidRow {
  id: string
  /** What the row is called, e.g. "Row 2". */
  name: string
  input: Draft
}
interface Refusal extends ValidRow {
  error: ReturnType<typeof readError>
}
interface Options {
  tab: AnyTab
  caseUuid: string
  /** The fields that the form shows: a problem of any other is told in words. */
  names: readonly string[]
  form: RefObject<RowsHandle | null>
}

/** The refusals as one error: each problem at the field of its row. */
function refusedRows(
  stored: number,
  all: number,
  refusals: readonly Refusal[],
  names: readonly string[],
): FormProblems {
  const inField = ({ path }: { path: string }): boolean => names.includes(path.split('.', 1)[0] ?? '')
  return new FormProblems(
    `${stored} of ${all} stored. What was refused is still here.`,
    refusals.flatMap(({ id, error }) =>
      error.problems.filter(inField).map(({ path, message }) => ({ path: `rows.${id}.${path}`, message })),
    ),
    refusals.flatMap(({ name, error: { message, problems } }) => {
      const elsewhere = problems.filter((problem) => !inField(problem))
      if (problems.length === 0) return [`${name}: ${message}`]
      return elsewhere.map((problem) => `${name}: ${problem.path}: ${problem.message}`)
    }),
  )
}

const answerOf = (changed: ChangedRow | undefined): { uuid?: string | undefined; error?: Refusal['error'] } =>
  changed && 'error' in changed ? { error: readError(changed.error) } : { uuid: changed?.item?.uuid }

/** Rows by as many as a request takes. */
const inRequests = (rows: readonly ValidRow[], most: number): ValidRow[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, i) => rows.slice(i * most, (i + 1) * most))

/**
 * Stores rows in their order, as many at once as a request takes; each leaves the form once it is stored. A refused row
 * stays and stops no other; where no answer comes the rest stays as well, and trying again is safe. Resolves to the
 * uuids of what was stored; throws where anything stays.
 */
export function useStoreRows({
  tab,
  caseUuid,
  names,
  form,
}: Options): (rows: readonly ValidRow[]) => Promise<string[]> {
  const { change, most } = useItemRequests(tab, caseUuid)
  const uuids = useRef<string[]>([])
  /** Sends rows, and answers what was refused. */
  const send = async (rows: readonly ValidRow[]): Promise<Refusal[]> => {
    const requests = rows.map(({ id, input }) => requestOf(input, form.current?.requestOf(id)))
    form.current?.keepRequests(Object.fromEntries(rows.map(({ id }, i) => [id, requests[i]!])))
    const changed = await change(
      rows.map(({ input }, i) => ({ action: 'add', input, idempotencyKey: requests[i]!.key })),
    )
    const answers = rows.map((row, i) => ({ row, ...answerOf(changed[i]) }))
    const stored = answers.filter(({ error }) => error === undefined)
    uuids.current.push(...stored.flatMap(({ uuid }) => uuid ?? []))
    form.current?.remove(stored.map(({ row }) => row.id))
    return answers.flatMap(({ row, error }) => (error ? [{ ...row, error }] : []))
  }
  return async (rows) => {
    const refusals: Refusal[] = []
    let stored = 0
    for (const some of inRequests(rows, most)) {
      form.current?.report(stored, rows.length)
      const refused = await send(some)
      const lost = refused.find(({ error }) => !isOfTheRow(error.code))
      stored += some.length - refused.length
      if (lost) throw new FormProblems(`${stored} of ${rows.length} stored. ${lost.error.message}`)
      refusals.push(...refused)
    }
    if (refusals.length > 0) throw refusedRows(stored, rows.length, refusals, names)
    return uuids.current
  }
}
