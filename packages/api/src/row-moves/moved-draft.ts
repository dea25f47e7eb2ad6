import { REQUIRED, type Fields } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { ValidationError } from '../errors/errors.ts'
import type { MutableRowValues } from '../db/row-values.ts'
import { draftFromRow, readItems } from '../item-routes/item-rows.ts'
import type { ItemsContext } from '../items/context.ts'
import type { ItemRow } from '../items/item-row.ts'
import { childOf } from '../items/registry.ts'
import { listParts, singleParts, type Resource } from '../items/resource.ts'
import { isOfCase, type Elsewhere } from './references-elsewhere.ts'

/** A row as a draft for another case; `cleared` says why a reference of it was left out, by its place on the wire. */
export interface MovedDraft {
  draft: MutableRowValues
  cleared: Map<string, string>
}

/** Puts into the place of each reference the row of the other case that stands for it. */
function refer(
  { items }: Pick<ItemsContext, 'items'>,
  fields: Fields,
  values: MutableRowValues,
  elsewhere: Elsewhere,
  path: string,
): Map<string, string> {
  const cleared = new Map<string, string>()
  for (const name of Object.keys(fields)) {
    const uuid = values[name]
    if (typeof uuid !== 'string' || !isOfCase(items, fields, name)) continue
    const other = elsewhere.uuidOf(uuid)
    values[name] = other ?? null
    if (other === undefined) cleared.set(`${path}${snakeName(name)}`, elsewhere.lacking(uuid))
  }
  return cleared
}

/** A row with all that belongs to it as a draft for another case: entered values stand for those derived from them. */
export async function movedDraft(
  context: ItemsContext,
  caseUuid: string,
  resource: Resource,
  row: ItemRow,
  elsewhere: Elsewhere,
  path = '',
): Promise<MovedDraft> {
  const { tx, items } = context
  const { kind, entered } = resource
  const draft: MutableRowValues = { ...draftFromRow(items, kind, row), ...entered?.(row) }
  const cleared = refer(context, kind.fields as Fields, draft, elsewhere, path)
  for (const { name, wire, fields } of singleParts(kind)) {
    const part = draft[name] as MutableRowValues | null
    if (!part) continue
    for (const [at, why] of refer(context, fields, part, elsewhere, `${path}${wire}.`)) cleared.set(at, why)
  }
  for (const { name, wire, kind: of } of listParts(kind)) {
    const child = childOf(items, of)
    const below = await readItems(tx, items, child, caseUuid, { parents: [row.uuid] })
    const drafts: MutableRowValues[] = []
    for (const [place, one] of below.entries()) {
      const moved = await movedDraft(context, caseUuid, child, one, elsewhere, `${path}${wire}.${place}.`)
      for (const [at, why] of moved.cleared) cleared.set(at, why)
      drafts.push(moved.draft)
    }
    draft[name] = drafts
  }
  return { draft, cleared }
}

/** Validates what becomes of a draft, and says of a reference that is required and was left out what is lacking. */
export function withCleared<T>({ cleared }: MovedDraft, validate: () => T): T {
  try {
    return validate()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ValidationError(
      Object.fromEntries(
        Object.entries(error.details).map(([path, sentence]) => [
          path,
          sentence === REQUIRED ? (cleared.get(path) ?? sentence) : sentence,
        ]),
      ),
    )
  }
}
