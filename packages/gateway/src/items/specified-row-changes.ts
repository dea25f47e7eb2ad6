import { isOfTheRow } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { GraphQLError } from 'graphql'
import { refused, type Code } from '../errors/errors.ts'
import { assertChangeArguments } from '../operations/check-arguments.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'
import { refusalIn, type RowAnswer, type RowChange, type RowChanges, type SingleChanges } from './row-changes.ts'

async function changeOne(
  single: SingleChanges,
  row: CaseRow,
  kind: AnyKind,
  { action, uuid, version, input, idempotencyKey }: RowChange,
): Promise<ItemRow | null> {
  const draft = input ?? {}
  const of = uuid ?? ''
  switch (action) {
    case 'add':
      return single.add(row, kind, draft, idempotencyKey)
    case 'edit':
      return single.edit(row, kind, of, draft, version)
    case 'remove':
      await single.remove(row, kind, of, version)
      return null
    case 'restore':
      return single.restore(row, of)
  }
}

const NOT_SENT = 'This row was not sent, because the one before it failed. It was not saved.'
/** The error of a change behind one that failed: it is not in doubt, whatever the other is. */
const notSent = ({ extensions }: GraphQLError): GraphQLError => refused(extensions.code as Code, NOT_SENT)

/** Makes the changes one after the other. After an error that says nothing of its row no more are sent. */
export const specifiedRowChanges = (single: SingleChanges): RowChanges => ({
  change: async (row, kind, changes) => {
    const answers: RowAnswer[] = []
    let stopped: GraphQLError | undefined
    for (const change of changes) {
      if (stopped) {
        answers.push({ error: notSent(stopped) })
        continue
      }
      try {
        assertChangeArguments({ ...change })
        answers.push({ item: await changeOne(single, row, kind, change) })
      } catch (error) {
        const refusal = refusalIn(error)
        answers.push({ error: refusal })
        if (!isOfTheRow(refusal.extensions.code)) stopped = refusal
      }
    }
    return answers
  },
})
