import { dateFieldOf, isFee, isPriced, type AnyKind } from '@costdraft/schema/kind.ts'
import { namedKey, snakeName } from '@costdraft/schema/names.ts'
import { columnsOfResource } from './columns.ts'
import { listParts, type Resource } from './resource.ts'

/** What every answer carries. */
const OF_ALL = [
  'uuid',
  'version',
  'parent_uuid',
  'seq',
  'created_at',
  'changed_at',
  'created_at_ms',
  'updated_at_ms',
  'fee_type',
  'care_case',
  'comments',
]
const OF_PRICED = ['total_cost', 'total_vat', 'enhancement', 'not_counted']

/**
 * The keys that the answers of one kind carry and no request sets. A field is set, even where its answer may be of the
 * line.
 */
function keysOf({ kind, derived, sums, ofLine, ...resource }: Resource, all: readonly Resource[]): string[] {
  const { listedIn, attention, readOnly = [] } = kind
  const list = all.find((one) => one.kind.name === listedIn?.kind)
  const fields = new Set(Object.keys(resource.columns).map(snakeName))
  return [
    ...OF_ALL,
    ...(isPriced(kind) ? OF_PRICED : []),
    ...(attention ? [attention] : []),
    ...readOnly,
    ...Object.keys(derived ?? {}),
    ...Object.keys(sums?.none ?? {}),
    ...Object.keys(ofLine ?? {}).filter((key) => !fields.has(key)),
    ...columnsOfResource({ kind, ...resource }).flatMap(({ column, declared, part }) =>
      declared.ref && !part ? [namedKey(column)] : [],
    ),
    // In the list of another kind a child row carries its parent and the parent's date.
    ...(listedIn ? [listedIn.as, snakeName((list && dateFieldOf(list.kind)) ?? 'date')] : []),
    ...all.flatMap((one) => (one.kind.listedIn?.kind === kind.name ? [one.kind.listedIn.as] : [])),
  ]
}

const withChildren = (kind: AnyKind): AnyKind[] => [kind, ...listParts(kind).flatMap((part) => withChildren(part.kind))]

/**
 * The keys of answers that a body may hold and that are ignored, by the name of the kind. Programs write the bodies of
 * all fees from one form, so those of any fee are ignored in each; any other kind ignores its own alone.
 */
export function readOnlyKeysOf(all: readonly Resource[]): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map(all.map((resource) => [resource.kind.name, keysOf(resource, all)]))
  const fees = new Set(
    all
      .filter(({ kind }) => kind.list && isFee(kind))
      .flatMap(({ kind }) => withChildren(kind))
      .map(({ name }) => name),
  )
  const ofFees = [...fees].flatMap((name) => own.get(name) ?? [])
  // What else a row has from its parent is a field of other fees, so it is ignored in its own kind alone.
  const inherited = new Map(all.map(({ kind }) => [kind.name, kind.listedIn?.inherits ?? []]))
  return new Map(
    [...own].map(([name, keys]) => [
      name,
      new Set([...(fees.has(name) ? ofFees : keys), ...(inherited.get(name) ?? [])]),
    ]),
  )
}
