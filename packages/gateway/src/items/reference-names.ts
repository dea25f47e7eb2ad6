import type { AnyField, Fields } from '@costdraft/schema/field.ts'
import type { KindRegistry } from '@costdraft/schema/items/index.ts'
import { partsOf, textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { namedKey, snakeName } from '@costdraft/schema/names.ts'
import { isRow, rowsIn, uuidOf } from '../upstream/answered-values.ts'
import type { Names } from '../names/names.ts'
import type { ExpertTypes } from '../expert-types/known-expert-types.ts'
import type { CaseRow, ItemRow, Row } from '../upstream/rows.ts'
import { orNull } from '../upstream/safe-read.ts'
import type { SpecifiedItems } from './specified-items.ts'

/** Adds to items what their references are called, as our own host answers it: in a key beside each uuid. */
export type AddReferenceNames = (row: CaseRow, kind: AnyKind, items: readonly ItemRow[]) => Promise<ItemRow[]>

interface Sources {
  kinds: KindRegistry
  list: SpecifiedItems['list']
  names: Names
  expertTypes: ExpertTypes
}

/** A fee earner's names are looked up by its own resolver, and files are named by the tree of the case. */
const isNamed = ({ ref }: AnyField): boolean => ref !== undefined && ref !== 'fee_earner' && ref !== 'file'
const refersIn = (fields: Fields): boolean => Object.values(fields).some(isNamed)
const refers = (kind: AnyKind): boolean =>
  refersIn(kind.fields as Fields) ||
  partsOf(kind).some(([, part]) => (part.many ? refers(part.kind) : refersIn(part.fields)))

/** Names of references on a host that answers uuids alone: from its own lists, each read once a request. */
export function createReferenceNames({ kinds, list, names, expertTypes }: Sources): AddReferenceNames {
  const kindByName = new Map(Object.values(kinds).map((kind) => [kind.name, kind]))

  const itemName = async (row: CaseRow, ref: string, uuid: string): Promise<string | null> => {
    const kind = kindByName.get(ref)
    const text = kind && textFieldOf(kind)
    if (!text) return null
    const found = (await list(row, kind.path)).find((one) => one.uuid === uuid)?.[snakeName(text)]
    return typeof found === 'string' ? found : null
  }
  const expertTypeName = async (uuid: string): Promise<string | null> => {
    const types = (await expertTypes()).flatMap((group) => group.types)
    return types.find((type) => type.uuid === uuid)?.type_name ?? null
  }
  const nameOf = (row: CaseRow, ref: string, uuid: string): Promise<string | null> => {
    if (ref === 'expert_type') return expertTypeName(uuid)
    if (ref === 'site') return names.site(row.client, uuid)
    if (ref === 'person') return names.person(row.client, uuid)
    return itemName(row, ref, uuid)
  }
  /** The keys with names of the references in a record. A name is worth no failure. */
  const namesIn = async (row: CaseRow, fields: Fields, record: Row): Promise<Row> => {
    const found = Object.entries(fields).map(async ([name, declared]): Promise<[string, unknown][]> => {
      const wire = snakeName(name)
      const uuid = uuidOf(record[wire])
      if (!isNamed(declared) || uuid === null || record[namedKey(wire)] !== undefined) return []
      return [[namedKey(wire), { uuid, name: await orNull(nameOf(row, String(declared.ref), uuid)) }]]
    })
    return Object.fromEntries((await Promise.all(found)).flat())
  }
  const withNames = async <R extends Row>(row: CaseRow, kind: AnyKind, item: R): Promise<R> => {
    const parts = partsOf(kind).map(async ([, part]): Promise<[string, unknown]> => {
      const value = item[part.wire]
      if (!part.many)
        return [part.wire, isRow(value) ? { ...value, ...(await namesIn(row, part.fields, value)) } : value]
      const rows = Array.isArray(value) ? rowsIn(value).map((one) => withNames(row, part.kind, one)) : undefined
      return [part.wire, rows ? await Promise.all(rows) : value]
    })
    const own = await namesIn(row, kind.fields as Fields, item)
    return { ...item, ...own, ...(Object.fromEntries(await Promise.all(parts)) as Row) }
  }
  return (row, kind, items) =>
    refers(kind) ? Promise.all(items.map((item) => withNames(row, kind, item))) : Promise.resolve([...items])
}
