import { useApolloClient } from '@apollo/client/react'
import { MAX_ENTRIES } from '@costdraft/schema/bulk/entries.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useCallback } from 'react'
import type { CaseEdit } from '../../../generated/graphql.ts'
import { readError } from '../../../ui/read-error.ts'
import { toastError } from '../../../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../../../ui/toaster.ts'
import type { CaseRow } from '../case-row.ts'
import { ReassignCasesDocument } from './reassign.operations.ts'

/** A case, and who is to draft it; nobody where null. */
interface Assignment {
  row: Pick<CaseRow, 'uuid' | 'caseName' | 'areaOfWork'>
  staff: string | null
}
interface Outcome {
  done: Assignment[]
  refused: { name: string; why: string }[]
}

/** The fields of a case are sent under the name of its area. */
const editOf = ({ row: { uuid, areaOfWork }, staff }: Assignment): CaseEdit => ({
  uuid,
  [camelName(areaOfWork)]: { staffMember: staff },
})
const cases = (count: number): string => counted(count, 'case')
/** Most names of refused cases in a toast. */
const NAMED = 3
const whyOf = (refused: Outcome['refused']): string =>
  [
    ...refused.slice(0, NAMED).map(({ name, why }) => `${name}: ${why}`),
    ...(refused.length > NAMED ? [`And ${cases(refused.length - NAMED)} more.`] : []),
  ].join(' ')

/** Assigns cases of a list to somebody in one go, with an undo. Resolves with how many were assigned. */
export function useReassign(): (rows: readonly CaseRow[], to: { uuid: string; name: string }) => Promise<number> {
  const client = useApolloClient()
  const send = useCallback(
    async (assignments: readonly Assignment[]): Promise<Outcome> => {
      const outcome: Outcome = { done: [], refused: [] }
      for (let at = 0; at < assignments.length; at += MAX_ENTRIES) {
        const part = assignments.slice(at, at + MAX_ENTRIES)
        const variables = { changes: part.map(editOf), idempotencyKey: crypto.randomUUID() }
        const { data, error: failure } = await client
          .mutate({ mutation: ReassignCasesDocument, variables, errorPolicy: 'all' })
          .catch((error: unknown) => ({ data: undefined, error }))
        // What was assigned before a failure is, and can be given back.
        const failed = data ? undefined : readError(failure).message
        part.forEach((one, i) => {
          const why = failed ?? data?.editCases[i]?.error?.message
          if (why === undefined) outcome.done.push(one)
          else outcome.refused.push({ name: one.row.caseName, why })
        })
      }
      return outcome
    },
    [client],
  )
  return useCallback(
    async (rows, { uuid, name }) => {
      const before = new Map(rows.map((row) => [row.uuid, row.staffMember?.uuid ?? null]))
      const { done, refused } = await send(rows.map((row) => ({ row, staff: uuid })))
      const undo = async (): Promise<void> => {
        const back = await send(done.map(({ row }) => ({ row, staff: before.get(row.uuid) ?? null })))
        toaster.create(
          back.refused.length > 0
            ? {
                type: 'error',
                title: `${cases(back.refused.length)} could not be given back.`,
                description: whyOf(back.refused),
              }
            : { type: 'success', title: `${cases(back.done.length)} given back.` },
        )
      }
      if (done.length > 0)
        toaster.create({
          type: 'success',
          title: `${cases(done.length)} assigned to ${name}.`,
          duration: UNDO_DURATION,
          action: { label: 'Undo', onClick: () => void undo().catch(toastError) },
        })
      if (refused.length > 0)
        toaster.create({
          type: 'error',
          title: `${cases(refused.length)} could not be assigned.`,
          description: whyOf(refused),
        })
      return done.length
    },
    [send],
  )
}
