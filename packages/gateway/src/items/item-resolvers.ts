import type { AnyField, Draft, Fields } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { camelName, snakeName } from '@costdraft/schema/names.ts'
import { Clock, timeOf } from '@costdraft/schema/structs.ts'
import { GraphQLError, type GraphQLFieldResolver } from 'graphql'
import type { Context } from '../context.ts'
import { connection, type CaseRow, type CommentRow, type FeeEarnerRow, type ItemRow } from '../upstream/rows.ts'
import { earnerOf, readCase } from '../cases/cases.ts'
import { filesOfItem } from './item-files.ts'

// The factory is untyped per kind; tests/contract checks each kind against the GraphQL schema.
type Resolver = GraphQLFieldResolver<ItemRow, Context>
export type Resolvers = Record<string, Record<string, Resolver>>

const itemFields: Record<string, Resolver> = {
  version: ({ version }) => version?.toString() ?? null,
  attention: ({ comments, estimated }) =>
    estimated === true || (comments ?? []).some(({ resolved_by }) => !resolved_by),
  // The client of the case is where names are looked up that the comments do not carry.
  comments: ({ comments = [], case_client }) =>
    case_client === undefined ? comments : comments.map((comment): CommentRow => ({ ...comment, case_client })),
}
/** The resolver of a field that not every host sends as GraphQL has it: a fee earner, or a time of day. */
function fieldResolver(name: string, { ref, struct }: AnyField): Resolver | undefined {
  const wire = snakeName(name)
  if (ref === 'fee_earner') return (row) => earnerOf(row[wire] as FeeEarnerRow | string, row.case_client)
  // Hosts answer a time of day with its date.
  if (struct === Clock) return ({ [wire]: time }) => (typeof time === 'string' ? timeOf(time) : null)
  return undefined
}
const fieldResolvers = (fields: Fields): Record<string, Resolver> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const resolver = fieldResolver(name, field)
      return resolver ? [[name, resolver]] : []
    }),
  )

interface Problem {
  path: string
  message: string
}
/** Rethrows an upstream error with the wire names of parts and of the documents in its paths replaced by those of GraphQL. */
function rethrowWithFieldNames(kind: AnyKind, error: unknown): never {
  const { problems } = (error instanceof GraphQLError ? error.extensions : {}) as { problems?: Problem[] }
  if (!(error instanceof GraphQLError) || !problems) throw error
  const names = new Map(partsOf(kind).map(([name, { wire }]) => [camelName(wire), name])).set('entityFiles', 'files')
  const renamed = problems.map(({ path, message }) => {
    const [head = '', ...rest] = path.split('.')
    return { path: [names.get(head) ?? head, ...rest].join('.'), message }
  })
  throw new GraphQLError(error.message, { extensions: { ...error.extensions, problems: renamed } })
}

const filesField: Resolver = (row, _args, context) => filesOfItem(row, context)

/** The mutation that sets the documents of the items of a kind, if it has any. */
function filesMutation(kind: AnyKind): Record<string, Resolver> {
  if (!kind.hasFiles) return {}
  const setFiles: Resolver = async (_root, { caseUuid, uuid, files, version }, context) => {
    const row = await readCase(context, String(caseUuid))
    return context.cases.items
      .setFiles(row, kind, String(uuid), files as string[], version as string | undefined)
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
  }
  return { [`set${kind.type}Files`]: setFiles }
}

/**
 * The resolvers of a kind: its list on Case, its four mutations and that of its documents, and the fields of an item. `more` adds or
 * overrides fields.
 */
export function itemResolvers(kind: AnyKind, more: Resolvers = {}): Resolvers {
  const fields = {
    ...itemFields,
    ...fieldResolvers(kind.fields as Fields),
    ...Object.fromEntries(
      partsOf(kind).map(([name, { wire, many }]) => [name, (row: ItemRow) => row[wire] ?? (many ? [] : null)]),
    ),
    ...(kind.list && kind.hasFiles && { files: filesField }),
    ...more[kind.type],
  }
  if (!kind.list) return { ...more, [kind.type]: fields }
  const list: Resolver = async (row, { first, after }, { cases }) =>
    connection(await cases.items.page(row as unknown as CaseRow, kind, first as number | null, after as string | null))
  const add: Resolver = async (_root, { caseUuid, input, idempotencyKey }, context) => {
    const row = await readCase(context, String(caseUuid))
    return context.cases.items
      .add(row, kind, input as Draft, idempotencyKey as string | undefined)
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
  }
  const edit: Resolver = async (_root, { caseUuid, uuid, input, version }, context) => {
    const row = await readCase(context, String(caseUuid))
    return context.cases.items
      .edit(row, kind, String(uuid), input as Draft, version as string | undefined)
      .catch((error: unknown) => rethrowWithFieldNames(kind, error))
  }
  const remove: Resolver = async (_root, { caseUuid, uuid }, context) => {
    await context.cases.items.remove(await readCase(context, String(caseUuid)), kind, String(uuid))
    return uuid as string
  }
  const restore: Resolver = async (_root, { caseUuid, uuid }, context) =>
    context.cases.items.restore(await readCase(context, String(caseUuid)), String(uuid))
  return {
    ...more,
    Case: { [kind.list]: list },
    Mutation: {
      [`add${kind.type}`]: add,
      [`edit${kind.type}`]: edit,
      [`remove${kind.type}`]: remove,
      [`restore${kind.type}`]: restore,
      ...filesMutation(kind),
    },
    [kind.type]: fields,
  }
}
