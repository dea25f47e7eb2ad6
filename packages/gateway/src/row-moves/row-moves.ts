import type { Draft } from '@costdraft/schema/field.ts'
import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import type { KindRegistry } from '@costdraft/schema/items/index.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { MAX_MOVED } from '@costdraft/schema/row-moves/row-moves.ts'
import { readCaseHead } from '../cases/cases.ts'
import type { Context } from '../context/context.ts'
import { refused, withPaths } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { rethrowWithFieldNames } from '../items/field-names.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { RowsAnswer } from './case-row-moves.ts'

interface SplitArgs {
  caseUuid: string
  kind: string
  uuid: string
  time?: unknown
  amount?: unknown
  version?: string | null
  idempotencyKey?: string | null
}
interface MoveArgs {
  caseUuid: string
  kind: string
  rows: readonly { uuid: string; version?: string | null }[]
  toCaseUuid?: string | null
  part?: string | null
  partyUuid?: string | null
  idempotencyKey?: string | null
}

/** The arguments by the names that the body has for them. */
const ARGUMENTS: Readonly<Record<string, string>> = { case: 'toCaseUuid', party: 'partyUuid' }
const withArgumentNames = (error: unknown): unknown => withPaths(error, (path) => ARGUMENTS[path] ?? path)

/** Rows of a kind with what tells their type. */
const itemsOf = ({ rows }: RowsAnswer, kind: AnyKind | undefined) =>
  rows.map((row) => (kind ? { ...row, kind: kind.name } : row))

const kindsByName = (kinds: KindRegistry): ReadonlyMap<string, AnyKind> =>
  new Map(Object.values<AnyKind>(kinds).map((kind) => [kind.name, kind]))

function kindOf(byName: ReadonlyMap<string, AnyKind>, name: string): AnyKind {
  const kind = byName.get(name)
  if (!kind)
    throw refused('INVALID_INPUT', 'This kind of row is not known.', { kind: 'This kind of row is not known.' })
  return kind
}

const splitItemOf =
  (byName: ReadonlyMap<string, AnyKind>) =>
  async (
    _root: unknown,
    { caseUuid, kind: name, uuid, time, amount, version, idempotencyKey }: SplitArgs,
    context: Context,
  ) => {
    const kind = kindOf(byName, name)
    const body = { ...(time != null && { time }), ...(amount != null && { amount }) }
    const row = await readCaseHead(context, caseUuid)
    const answer = await context.cases.rowMoves.split(row, kind, { uuid, body, version }, idempotencyKey)
    return { items: itemsOf(answer, kind), undo: answer.undo }
  }

function assertRows({ length }: readonly unknown[]): void {
  const sentence = `Send 1 to ${MAX_MOVED} rows.`
  if (length < 1 || length > MAX_MOVED) throw refused('INVALID_INPUT', sentence, { rows: sentence })
}

const moveItemsOf =
  (byName: ReadonlyMap<string, AnyKind>) =>
  async (
    _root: unknown,
    { caseUuid, kind: name, rows, toCaseUuid, part, partyUuid, idempotencyKey }: MoveArgs,
    context: Context,
  ) => {
    assertRows(rows)
    const kind = kindOf(byName, name)
    const row = await readCaseHead(context, caseUuid)
    if (toCaseUuid) await assertMay(context, 'case:create', (await readCaseHead(context, toCaseUuid)).client)
    const body = {
      rows: rows.map(({ uuid, version }) => ({ uuid, ...(version && { version }) })),
      ...(toCaseUuid && { case: toCaseUuid }),
      ...(part !== undefined && { part }),
      ...(partyUuid !== undefined && { party: partyUuid }),
    }
    const answer = await context.cases.rowMoves.move(row, kind, body, idempotencyKey).catch((error: unknown) => {
      throw withArgumentNames(error)
    })
    return { caseUuid: answer.case ?? row.uuid, items: itemsOf(answer, kind), undo: answer.undo }
  }

interface PriceArgs {
  caseUuid: string
  input: object
  hearingUuid?: string | null
}
const priceHearing = async ({ caseUuid, input, hearingUuid }: PriceArgs, context: Context) =>
  context.cases.rowMoves
    .hearingPrice(await readCaseHead(context, caseUuid), input as Draft, hearingUuid)
    .catch((error: unknown) => rethrowWithFieldNames(hearing, error))

/** Rows that are divided and moved, and a hearing that is priced before it is stored. */
export const rowMoveResolvers = (kinds: KindRegistry): Resolvers => {
  const byName = kindsByName(kinds)
  return {
    Query: {
      hearingPrice: async (_root, args, context) => (await priceHearing(args, context)).lines,
      pricedHearing: (_root, args, context) => priceHearing(args, context),
    },
    Mutation: {
      splitItem: splitItemOf(byName),
      moveItems: moveItemsOf(byName),
      undoRows: async (_root: unknown, { caseUuid, undo }: { caseUuid: string; undo: string }, context: Context) => {
        const row = await readCaseHead(context, caseUuid)
        const answer = await context.cases.rowMoves.undo(row, undo)
        return { caseUuid: row.uuid, items: itemsOf(answer, byName.get(answer.kind ?? '')) }
      },
    } as unknown as NonNullable<Resolvers['Mutation']>,
  } as Resolvers
}
