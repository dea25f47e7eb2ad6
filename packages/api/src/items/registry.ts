import type { RecordRef } from '@costdraft/schema/field.ts'
import type { AnyKind, RefsOfKind } from '@costdraft/schema/kind.ts'
import { columnsOfResource } from './columns.ts'
import { readOnlyKeysOf } from './read-only-keys.ts'
import { listParts, type Resource } from './resource.ts'

/** A kind of child row with the kinds it occurs in. */
export interface Child {
  resource: Resource
  parents: readonly Resource[]
}

/** All kinds of item that an API serves, with what follows from their declarations together. */
export interface Items {
  readonly all: readonly Resource[]
  /** By the name of the kind. */
  readonly byName: ReadonlyMap<string, Resource>
  /** How many levels of child rows there are below an item. */
  readonly depth: number
  /** The children of other kinds whose rows the list of a kind includes, by the name of that kind. */
  readonly listedIn: ReadonlyMap<string, readonly Child[]>
  /** The keys a body of a kind may hold besides its fields and parts, by the name of the kind. They are ignored. */
  readonly readOnlyKeys: ReadonlyMap<string, ReadonlySet<string>>
}

// Storage is defined for one kind each; here all are read as any kind.
// oxlint-disable-next-line typescript/no-explicit-any
type Registered = Readonly<Record<string, Resource<any, string>>>
type KindsOf<R extends Registered> = R[keyof R]['kind']
/** What a kind refers to although it is neither a record nor a registered kind. */
type WithoutTarget<R extends Registered> = Exclude<RefsOfKind<KindsOf<R>>, RecordRef | KindsOf<R>['name']>
/** Nothing, or a property that no registry has, whose name says in the error what is missing. */
type TargetsOf<R extends Registered> = [WithoutTarget<R>] extends [never]
  ? unknown
  : { 'refers to what is not registered': WithoutTarget<R> }

function depthOf(kind: AnyKind): number {
  return Math.max(0, ...listParts(kind).map((part) => 1 + depthOf(part.kind)))
}

/**
 * Registers the storage of all kinds. A reference to what is neither a record nor a registered kind does not compile.
 * Throws where two fields of a kind would share a column, and for a child kind without storage, or with documents of
 * its own.
 */
export function registerItems<const R extends Registered>(resources: R & TargetsOf<R>): Items {
  const all: Resource[] = Object.values<Resource>(resources as Registered)
  const byName = new Map(all.map((resource) => [resource.kind.name, resource]))
  if (byName.size < all.length) throw new Error('Two kinds of item have the same name.')
  for (const resource of all) {
    const columns = columnsOfResource(resource).map(({ column }) => column)
    const shared = columns.find((column, at) => columns.indexOf(column) < at)
    if (shared) throw new Error(`Two fields of ${resource.kind.name} are stored in the column ${shared}.`)
    for (const { kind } of listParts(resource.kind)) {
      if (!byName.has(kind.name)) throw new Error(`No resource is registered for kind ${kind.name}.`)
      if (kind.hasFiles)
        throw new Error(`The kind ${kind.name} is part of another, whose documents are attached to that.`)
    }
  }
  const children = all.flatMap((resource): (Child & { list: string })[] => {
    const { kind } = resource
    const parents = all.filter((parent) => listParts(parent.kind).some((part) => part.kind.name === kind.name))
    return kind.listedIn ? [{ resource, parents, list: kind.listedIn.kind }] : []
  })
  return {
    all,
    byName,
    depth: Math.max(0, ...all.map(({ kind }) => depthOf(kind))),
    listedIn: Map.groupBy(children, ({ list }) => list),
    readOnlyKeys: readOnlyKeysOf(all),
  }
}

/** The storage of a child kind, which registration has seen to. */
export function childOf({ byName }: Items, { name }: AnyKind): Resource {
  const resource = byName.get(name)
  if (!resource) throw new Error(`No resource is registered for kind ${name}.`)
  return resource
}
