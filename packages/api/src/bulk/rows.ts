import type { Areas } from '@costdraft/schema/areas/index.ts'
import { lockOpenCase } from '../cases/open-case.ts'
import { HttpError } from '../errors/errors.ts'
import { changeRowsOf } from '../item-routes/row-changes.ts'
import { assertFewRows } from '../item-routes/row-limit.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import type { Entry, Result, Step } from './entries.ts'

interface Served {
  items: Items
  areas: Areas
}
/** The rows of one kind that one case gets. */
interface Group {
  caseUuid: string
  resource: Resource
  rows: { place: number; item: unknown }[]
}

/** The kind that an entry names. Throws 422 for one that has no rows of its own. */
function kindOf({ kind }: Entry, { items }: Served, place: number): Resource {
  const resource = items.byName.get(String(kind))
  if (resource?.kind.list) return resource
  const names = items.all.flatMap((one) => (one.kind.list ? one.kind.name : []))
  throw new HttpError(422, 'Some of these entries cannot be read. Nothing was changed.', {
    [`rows.${place}.kind`]: `Choose from ${names.join(', ')}.`,
  })
}

/** The rows by case and kind, in the order in which these are named first. */
function groupsOf(entries: readonly Entry[], served: Served): Group[] {
  const groups = new Map<string, Group>()
  entries.forEach((entry, place) => {
    const resource = kindOf(entry, served, place)
    const caseUuid = String(entry.case).toLowerCase()
    const name = `${caseUuid} ${resource.kind.name}`
    const group = groups.get(name) ?? { caseUuid, resource, rows: [] }
    groups.set(name, group)
    group.rows.push({ place, item: entry.item })
  })
  return [...groups.values()]
}

/**
 * Adds rows to cases. Those of one kind in one case are one transaction, in which each is a savepoint: the case is
 * locked, read and priced once. The key of an entry is that of the addition alone.
 */
export function rowSteps(entries: readonly Entry[], keys: readonly (string | undefined)[], served: Served): Step[] {
  const { items, areas } = served
  const groups = groupsOf(entries, served)
  for (const resource of new Set(groups.map((group) => group.resource))) {
    const ofKind = groups.filter((group) => group.resource === resource)
    assertFewRows(
      items,
      resource,
      ofKind.flatMap(({ rows }) => rows.map(({ item }) => item)),
      'rows',
    )
  }
  return groups.map(({ caseUuid, resource, rows }) => ({
    places: rows.map(({ place }) => place),
    work: async (context) => {
      const owner = await lockOpenCase(context, caseUuid)
      const path = `/client/case/${owner.uuid}/${resource.kind.path}`
      const results = await changeRowsOf(
        { ...context, items },
        { owner, kind: { resource, areas }, path, purpose: 'new' },
        rows.map(({ place, item }) => ({ action: 'add', key: keys[place], body: item })),
      )
      return results as unknown as Result[]
    },
  }))
}
