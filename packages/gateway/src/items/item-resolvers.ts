import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyKind, ManyPart, Parts } from '@costdraft/schema/kind.ts'
import { camelName, toWire, wireNames } from '@costdraft/schema/names.ts'
import { GraphQLError, type GraphQLFieldResolver } from 'graphql'
import type { Context } from '../context.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { connection, type ItemRow, type Page } from '../upstream/rows.ts'
import { changes } from './changes.ts'

// The factory is untyped per kind; tests/contract checks each kind against the GraphQL schema.
type Resolver = GraphQLFieldResolver<ItemRow, Context>
export type Resolvers = Record<string, Record<string, Resolver>>

const PAGE = 100
const partsOf = (kind: AnyKind): [string, Parts[string]][] => Object.entries(kind.parts as Parts)
const segment = (uuid: unknown): string => encodeURIComponent(String(uuid))

/** A draft as a REST body with its one-to-one parts; with its lists only if `lists` is set, which is for new rows. */
export function bodyOf(kind: AnyKind, draft: Draft, lists: boolean): Record<string, unknown> {
  const body = toWire(wireNames(kind.fields), draft)
  for (const [name, part] of partsOf(kind)) {
    const given = draft[name]
    if (given === undefined) continue
    if (!part.many) body[part.wire] = given && toWire(wireNames(part.fields), given as Draft)
    else if (lists) body[part.wire] = ((given ?? []) as Draft[]).map((row) => bodyOf(part.kind, row, true))
  }
  return body
}

/** Changes the stored sub-records of an item to the requested list, with one request for each added, changed or removed row. */
async function syncList(
  { caseApi }: Context,
  path: string,
  { wire, path: partPath, kind }: ManyPart,
  stored: ItemRow,
  wanted: readonly Draft[],
): Promise<void> {
  const { added, changed, removed } = changes(stored[wire] as { uuid: string }[], wanted as { uuid?: string | null }[])
  for (const row of removed) await caseApi('DELETE', `${path}/${partPath}/${segment(row.uuid)}`)
  for (const row of changed)
    await caseApi('PATCH', `${path}/${partPath}/${segment(row.uuid)}`, bodyOf(kind, row as Draft, false))
  for (const row of added) await caseApi('POST', `${path}/${partPath}`, bodyOf(kind, row as Draft, true))
}

const itemFields: Record<string, Resolver> = {
  version: ({ version }) => version?.toString() ?? null,
  attention: ({ comments, estimated }) =>
    estimated === true || (comments ?? []).some(({ resolved_by }) => resolved_by === null),
}

interface Problem {
  path: string
  message: string
}
/** Rethrows an upstream error with the wire names of parts in its paths replaced by their field names. */
function rethrowWithFieldNames(kind: AnyKind, error: unknown): never {
  const { problems } = (error instanceof GraphQLError ? error.extensions : {}) as { problems?: Problem[] }
  if (!(error instanceof GraphQLError) || !problems) throw error
  const names = new Map(partsOf(kind).map(([name, { wire }]) => [camelName(wire), name]))
  const renamed = problems.map(({ path, message }) => {
    const [head = '', ...rest] = path.split('.')
    return { path: [names.get(head) ?? head, ...rest].join('.'), message }
  })
  throw new GraphQLError(error.message, { extensions: { ...error.extensions, problems: renamed } })
}

/** The resolvers of a kind: its list on Case, its four mutations, and the fields of an item. `more` adds or overrides fields. */
export function itemResolvers(kind: AnyKind, more: Resolvers = {}): Resolvers {
  const fields = {
    ...itemFields,
    ...Object.fromEntries(partsOf(kind).map(([name, { wire }]) => [name, (row: ItemRow) => row[wire]])),
    ...more[kind.type],
  }
  if (!kind.list) return { ...more, [kind.type]: fields }
  const path = (caseUuid: unknown): string => `client/case/${segment(caseUuid)}/${kind.path}`
  const list: Resolver = async ({ uuid }, { first, after }, { caseApi }) => {
    const query = new URLSearchParams({ first: String(first ?? PAGE), ...(after && { after: String(after) }) })
    return connection(await caseApi<Page<ItemRow>>('GET', `${path(uuid)}?${query.toString()}`))
  }
  const add: Resolver = (_root, { caseUuid, input, idempotencyKey }, { caseApi }) =>
    caseApi(
      'POST',
      path(caseUuid),
      bodyOf(kind, input as Draft, true),
      idempotencyHeader(idempotencyKey as string | undefined),
    ).catch((error: unknown) => rethrowWithFieldNames(kind, error))
  const edit: Resolver = async (_root, { caseUuid, uuid, input, version }, context) => {
    const at = `${path(caseUuid)}/${segment(uuid)}`,
      draft = input as Draft
    const stored = await context
      .caseApi<ItemRow>('PATCH', at, bodyOf(kind, draft, false), ifMatchHeader(version as string | undefined))
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
    const lists = partsOf(kind).flatMap(([name, part]) =>
      part.many && Array.isArray(draft[name]) ? [{ part, wanted: draft[name] as Draft[] }] : [],
    )
    for (const { part, wanted } of lists) await syncList(context, at, part, stored, wanted)
    return lists.length > 0 ? context.caseApi('GET', at) : stored
  }
  const remove: Resolver = async (_root, { caseUuid, uuid }, { caseApi }) => {
    await caseApi('DELETE', `client/case/${segment(caseUuid)}/${kind.deletedThrough ?? kind.path}/${segment(uuid)}`)
    return uuid as string
  }
  const restore: Resolver = (_root, { caseUuid, uuid }, { caseApi }) =>
    caseApi('POST', `client/case/${segment(caseUuid)}/item/${segment(uuid)}/restore`, {})
  return {
    ...more,
    Case: { [kind.list]: list },
    Mutation: {
      [`add${kind.type}`]: add,
      [`edit${kind.type}`]: edit,
      [`remove${kind.type}`]: remove,
      [`restore${kind.type}`]: restore,
    },
    [kind.type]: fields,
  }
}
