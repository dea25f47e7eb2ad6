import { areas, type Areas } from '@costdraft/schema/areas/index.ts'
import { MAX_ENTRIES } from '@costdraft/schema/bulk/entries.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { KindRegistry } from '@costdraft/schema/items/index.ts'
import { isListed } from '@costdraft/schema/items/listed-kinds.ts'
import { fieldOfKind } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { GraphQLError } from 'graphql'
import { withInputPaths } from '../cases/area-mutations.ts'
import { asChangeable } from '../cases/cases.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { withFieldNames } from '../items/field-names.ts'
import { refusalIn } from '../items/row-changes.ts'
import { assertChangeArguments } from '../operations/check-arguments.ts'
import type { Optional } from '../cases/case-records.ts'
import type { CaseHead } from '../upstream/rows.ts'
import type { Answer, EditEntry, Entry, MoveEntry, RowEntry } from './bulk-changes.ts'

/** An argument of a mutation: one entry. */
type Given = Readonly<Record<string, unknown>>
/** What an entry is made of, beside its place and its case. Throws what is wrong with it. */
type Read<One extends Entry> = (given: Given) => Omit<One, keyof Entry>

/** Throws INVALID_INPUT for too many entries or none. */
function assertEntries(name: string, { length }: readonly unknown[]): void {
  if (length >= 1 && length <= MAX_ENTRIES) return
  const sentence = `Send a list of 1 to ${MAX_ENTRIES}.`
  throw refused('INVALID_INPUT', sentence, { [name]: sentence })
}

/**
 * What is known of the cases that are named, or why the viewer may not change them. Nothing was changed by then.
 */
async function headsOf(context: Context, uuids: readonly string[]): Promise<Map<string, CaseHead | GraphQLError>> {
  const { bulk, readHead } = context.cases
  const wanted = [...new Set(uuids)]
  const known = wanted.length > 0 ? await bulk.heads(wanted) : []
  const heads = await Promise.all(
    wanted.map((uuid, at) =>
      asChangeable(context, known[at] ? Promise.resolve(known[at]) : readHead(uuid)).catch(refusalIn),
    ),
  )
  return new Map(wanted.map((uuid, at) => [uuid, heads[at] ?? refused('NOT_FOUND', 'Not found.')]))
}

/** The entries that can be made, each in its place; for any other the error. */
async function entriesOf<One extends Entry>(
  context: Context,
  given: readonly Given[],
  uuidOf: (one: Given) => string,
  read: Read<One>,
): Promise<(One | GraphQLError)[]> {
  const parts = given.map((one) => {
    try {
      assertChangeArguments(one)
      return read(one)
    } catch (error) {
      return refusalIn(error)
    }
  })
  const heads = await headsOf(
    context,
    given.flatMap((one, at) => (parts[at] instanceof GraphQLError ? [] : [uuidOf(one)])),
  )
  return given.map((one, place) => {
    const part = parts[place]
    const head = heads.get(uuidOf(one))
    if (part instanceof GraphQLError) return part
    return head instanceof GraphQLError ? head : ({ place, head, ...part } as One)
  })
}

/** Makes the entries that can be made, and answers all in their order. */
async function answered<One extends Entry, Row>(
  entries: readonly (One | GraphQLError)[],
  make: (entries: readonly One[]) => Promise<Answer<Row>[]>,
): Promise<Answer<Row>[]> {
  const able = entries.filter((entry): entry is One => !(entry instanceof GraphQLError))
  const answers = able.length > 0 ? await make(able) : []
  const byEntry = new Map(able.map((entry, at) => [entry, answers[at]]))
  return entries.map((entry) =>
    entry instanceof GraphQLError
      ? { error: entry }
      : (byEntry.get(entry) ?? { error: refused('INTERNAL', 'Something went wrong.') }),
  )
}

/** The error of one entry, as the mutation of this entry alone has it in `extensions`. */
function refusalOf({ message, extensions }: GraphQLError) {
  const { code, problems, details, current } = extensions as {
    code: string
    problems?: { path: string; message: string }[]
    details?: Record<string, string>
    current?: unknown
  }
  return {
    code,
    message,
    problems: problems ?? [],
    details: Object.entries(details ?? {}).map(([key, value]) => ({ key, value })),
    current: current ?? null,
  }
}

/** The one field of an entry that has its input, of several by name. Throws INVALID_INPUT for none, and for two. */
function inputIn<Of>(given: Given, byField: ReadonlyMap<string, Of>, what: string): { of: Of; input: Draft } {
  const named = [...byField].filter(([name]) => given[name] != null)
  const [one] = named
  if (one && named.length === 1) return { of: one[1], input: given[one[0]] as Draft }
  const sentence = `Send the fields of one ${what}.`
  throw refused('INVALID_INPUT', sentence, Object.fromEntries(named.map(([name]) => [name, sentence])))
}

const uuidIn = (given: Given): string => String(given.uuid)

interface KeyArgs {
  idempotencyKey?: Optional
}

/** The answers to the entries of a mutation, whose cases were given by `uuid`. */
const caseEntries = (given: readonly Given[], answers: readonly Answer<unknown>[]) =>
  answers.map((answer, at) => ({
    uuid: uuidIn(given[at] ?? {}),
    case: 'row' in answer ? answer.row : null,
    error: 'error' in answer ? refusalOf(answer.error) : null,
  }))

async function moveCases(_root: unknown, { moves, ...args }: KeyArgs & { moves: Given[] }, context: Context) {
  assertEntries('moves', moves)
  const entries = await entriesOf<MoveEntry>(context, moves, uuidIn, ({ stage, from, version }) => ({
    stage: stage as MoveEntry['stage'],
    from: from as MoveEntry['from'],
    version: version as Optional,
  }))
  const answers = await answered(entries, (able) => context.cases.bulk.move(able, args.idempotencyKey))
  return caseEntries(moves, answers)
}

const editCasesOf = (known: Areas) => {
  const byField = new Map(Object.values(known).map((area) => [camelName(area.name), area]))
  return async (_root: unknown, { changes, ...args }: KeyArgs & { changes: Given[] }, context: Context) => {
    assertEntries('changes', changes)
    const entries = await entriesOf<EditEntry>(context, changes, uuidIn, (given) => {
      const { of: area, input } = inputIn(given, byField, 'area of work')
      return { area, input, version: given.version as Optional }
    })
    const answers = await answered(entries, (able) => context.cases.bulk.edit(able, args.idempotencyKey))
    return caseEntries(
      changes,
      answers.map((answer, at) => {
        const entry = entries[at]
        if (!('error' in answer) || !entry || entry instanceof GraphQLError) return answer
        return { error: withInputPaths(entry.area, entry.input, answer.error) as GraphQLError }
      }),
    )
  }
}

async function generateDocumentsOfCases(
  _root: unknown,
  { caseUuids, ...args }: KeyArgs & { caseUuids: string[] },
  context: Context,
) {
  assertEntries('caseUuids', caseUuids)
  const given = caseUuids.map((uuid) => ({ uuid }))
  const entries = await entriesOf<Entry>(context, given, uuidIn, () => ({}))
  const answers = await answered(entries, (able) => context.cases.bulk.generate(able, args.idempotencyKey))
  return caseEntries(given, answers)
}

const addRowsOf = (kinds: KindRegistry) => {
  const byField = new Map(
    Object.values<AnyKind>(kinds)
      .filter(isListed)
      .map((kind) => [fieldOfKind(kind.type), kind]),
  )
  return async (_root: unknown, { rows, ...args }: KeyArgs & { rows: Given[] }, context: Context) => {
    assertEntries('rows', rows)
    const entries = await entriesOf<RowEntry>(
      context,
      rows,
      ({ caseUuid }) => String(caseUuid),
      (given) => {
        const { of: kind, input } = inputIn(given, byField, 'kind of row')
        return { kind, input }
      },
    )
    const answers = await answered(entries, (able) => context.cases.bulk.addRows(able, args.idempotencyKey))
    return answers.map((answer, at) => {
      const entry = entries[at]
      const caseUuid = String(rows[at]?.caseUuid)
      if ('row' in answer) {
        const kind = entry && !(entry instanceof GraphQLError) ? entry.kind.name : undefined
        return { caseUuid, item: { ...answer.row, kind }, error: null }
      }
      const error =
        entry && !(entry instanceof GraphQLError)
          ? (withFieldNames(entry.kind, answer.error) as GraphQLError)
          : answer.error
      return { caseUuid, item: null, error: refusalOf(error) }
    })
  }
}

/** Mutations of many cases at once. */
export const bulkResolvers = (kinds: KindRegistry, known: Areas = areas): Resolvers => ({
  Mutation: {
    moveCases,
    editCases: editCasesOf(known),
    generateDocumentsOfCases,
    addRows: addRowsOf(kinds),
  } as unknown as NonNullable<Resolvers['Mutation']>,
})
