import { MAX_ROW_CHANGES } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { GraphQLError } from 'graphql'
import { readCaseOfRows } from '../cases/cases.ts'
import { refused } from '../errors/errors.ts'
import type { RowChange } from './row-changes.ts'
import { withFieldNames, type Problem } from './field-names.ts'
import type { Resolver } from './item-columns.ts'

const NO_ROW = 'Say which row.'
const NO_INPUT = 'Say what the row is to be.'
const NOT_ALL = 'Some of these changes cannot be read. Nothing was changed.'

/** Throws INVALID_INPUT for too many changes or none, and for those that lack what their action needs. */
function assertChanges(changes: readonly RowChange[]): void {
  if (changes.length === 0 || changes.length > MAX_ROW_CHANGES) {
    const sentence = `Send a list of 1 to ${MAX_ROW_CHANGES} changes.`
    throw refused('INVALID_INPUT', sentence, { changes: sentence })
  }
  const problems = changes.flatMap(({ action, uuid, input }, at) => [
    ...(action !== 'add' && !uuid ? [[`changes.${at}.uuid`, NO_ROW]] : []),
    ...((action === 'add' || action === 'edit') && !input ? [[`changes.${at}.input`, NO_INPUT]] : []),
  ])
  if (problems.length > 0)
    throw refused('INVALID_INPUT', NOT_ALL, Object.fromEntries(problems) as Record<string, string>)
}

/** The error of one change, as the mutation of this change alone has it in `extensions`. */
function refusalOf(kind: AnyKind, error: GraphQLError) {
  const { message, extensions } = withFieldNames(kind, error) as GraphQLError
  const {
    code,
    problems = [],
    current = null,
  } = extensions as { code: string; problems?: Problem[]; current?: unknown }
  return { code, message, problems, current }
}

/** The mutation that makes several changes of rows of a kind. */
export const changeRowsOf =
  (kind: AnyKind): Resolver =>
  async (_root, args, context) => {
    const changes = args.changes as RowChange[]
    assertChanges(changes)
    const row = await readCaseOfRows(context, String(args.caseUuid))
    const answers = await context.cases.items.change(row, kind, changes)
    return answers.map((answer) =>
      'error' in answer ? { item: null, error: refusalOf(kind, answer.error) } : { item: answer.item, error: null },
    )
  }
