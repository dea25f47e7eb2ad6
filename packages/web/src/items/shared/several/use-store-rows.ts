import type { Draft } from '@costdraft/schema/field.ts'
import { useRef, type RefObject } from 'react'
import { requestOf, type SentRequest } from '../../../drafts/sent-request.ts'
import { FormProblems, readError } from '../../../ui/read-error.ts'
import type { AnyTab } from '../tab-definition.ts'
import { useItemRequests } from '../use-item-requests.ts'

/** What storing the rows does to their form. */
export interface RowsHandle {
  /** The request a row was last sent with. */
  requestOf: (id: string) => SentRequest | undefined
  keepRequest: (id: string, request: SentRequest) => void
  remove: (id: string) => void
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

/**
 * Stores rows one after the other; each leaves the form once it is stored. A refused row stays and the next is tried; where no answer comes
 * the rest stays as well, and trying again is safe. Resolves to the uuids of what was stored; throws where anything stays.
 */
export function useStoreRows({
  tab,
  caseUuid,
  names,
  form,
}: Options): (rows: readonly ValidRow[]) => Promise<string[]> {
  const requests = useItemRequests(tab, caseUuid)
  const uuids = useRef<string[]>([])
  const add = async ({ id, input }: ValidRow): Promise<void> => {
    const request = requestOf(input, form.current?.requestOf(id))
    form.current?.keepRequest(id, request)
    const item = await requests.add(input, request.key)
    if (item) uuids.current.push(item.uuid)
  }
  return async (rows) => {
    const refusals: Refusal[] = []
    let stored = 0
    for (const row of rows) {
      form.current?.report(stored, rows.length)
      try {
        await add(row)
        stored++
        form.current?.remove(row.id)
      } catch (thrown) {
        const error = readError(thrown)
        if (error.code === undefined) throw new FormProblems(`${stored} of ${rows.length} stored. ${error.message}`)
        refusals.push({ ...row, error })
      }
    }
    if (refusals.length > 0) throw refusedRows(stored, rows.length, refusals, names)
    return uuids.current
  }
}
