import { useApolloClient } from '@apollo/client/react'
import { MAX_ENTRIES } from '@costdraft/schema/bulk/entries.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { useCallback } from 'react'
import type { CaseEdit } from '../../../generated/graphql.ts'
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
const cases = (count: number): string => `${count.toLocaleString('en-GB')} case${count === 1 ? '' : 's'}`
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
        const { data } = await client.mutate({
          mutation: ReassignCasesDocument,
          variables: { changes: part.map(editOf), idempotencyKey: crypto.randomUUID() },
        })
        part.forEach((one, i) => {
          const error = data?.editCases[i]?.error
          if (error) outcome.refused.push({ name: one.row.caseName, why: error.message })
          else outcome.done.push(one)
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
