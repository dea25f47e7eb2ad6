import type { TextName } from '@costdraft/schema/cases/texts.ts'
import { textNames } from '@costdraft/schema/cases/texts.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import { lockCase, type CaseRow } from '../cases/case-rows.ts'
import { noteToRestore } from '../case-routes/notes.routes.ts'
import { saveText } from '../cases/texts.ts'
import { Conflict, HttpError, NotFound, StaleVersion, ValidationError } from '../errors/errors.ts'
import { etag } from '../http/body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { auditEntry, newestEntry, type AuditRow, type DescribedRow } from './audit-page.ts'
import { namesInValues } from './audited-records.ts'
import { mayRestoreEntries, withBody, type Restorable } from './restorable.ts'
import { caseToRestore, certificateToRestore, enhancementsToRestore } from './restored-case.ts'
import { itemToRestore } from './restored-item.ts'
import type { RowValues } from '../db/row-values.ts'

interface Served {
  areas: Areas
  today: () => string
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const CANNOT = 'What this entry changed cannot be restored.'

function textToRestore(asked: ItemsRequestContext, owner: CaseRow, entry: AuditRow, areas: Areas): Restorable {
  const name = entry.entity as TextName
  const restored = { [name]: entry.before?.[name] ?? '' }
  return {
    version: owner[`${name}_version`],
    now: { [name]: owner[name] },
    restored,
    store: () => saveText(withBody(asked, restored), owner.uuid, name, areas, { isEntryOfItsOwn: true }),
  }
}

/** The record of an entry with its earlier values; undefined for an entry whose record has none to go back to. */
function recordOf(
  asked: ItemsRequestContext,
  owner: CaseRow,
  entry: AuditRow,
  { areas, today }: Served,
): Restorable | Promise<Restorable | undefined> | undefined {
  const { entity } = entry
  if (asked.items.byName.has(entity)) return itemToRestore(asked, owner, entry)
  if (entity === 'note') return noteToRestore(asked, owner, entry)
  if ((textNames as readonly string[]).includes(entity)) return textToRestore(asked, owner, entry, areas)
  if (entity === 'tr_enhancement') return enhancementsToRestore(asked, owner, entry, areas)
  const served = { areas, today, items: asked.items }
  if (entity === 'case') return caseToRestore(asked, owner, entry, served)
  return entity === 'certificate' ? certificateToRestore(asked, owner, entry, served) : undefined
}

/**
 * The entry in the path with its record, whose case is locked. Throws 404 if it is not of the case, 409 if it cannot be
 * restored.
 */
async function found(asked: ItemsRequestContext, served: Served) {
  const { tx, viewer, req } = asked
  const owner = await lockCase(tx, viewer, String(req.params.uuid))
  const id = Number(req.params.change)
  const entry = Number.isSafeInteger(id) && id > 0 ? await auditEntry(asked, owner.uuid, id) : undefined
  if (!entry) throw new NotFound()
  const [may] = await mayRestoreEntries(asked, owner, [entry])
  const record = may ? await recordOf(asked, owner, entry, served) : undefined
  if (!record)
    throw new Conflict(owner.stage === 'complete' ? 'This case is complete. Reopen it to change it.' : CANNOT)
  return { owner, entry, record }
}

/**
 * What a restore would change: the values as they are now and as they would be, and whether they were changed again
 * after the entry.
 */
export interface RestorePreview {
  entity: string
  version: number
  now: RowValues
  restored: RowValues
  names: Record<string, string>
  is_deleted: boolean
  changed_since: boolean
}

/**
 * `GET …/audit/{change}/restore`: what restoring an entry would change. Its version is sent with the restore as
 * `If-Match`.
 */
export async function previewRestore(asked: ItemsRequestContext, served: Served): Promise<RestorePreview> {
  const { owner, entry, record } = await found(asked, served)
  const { version, now, restored } = record
  const isDeleted = entry.action === 'removed'
  asked.res.set('etag', etag({ version }))
  return {
    entity: entry.entity,
    version,
    now,
    restored,
    names: Object.fromEntries(await namesInValues(asked.tx, asked.items, owner.uuid, [now, restored])),
    is_deleted: isDeleted,
    changed_since: !isDeleted && Object.keys(restored).some((key) => !isSame(now[key], entry.after?.[key])),
  }
}

/** A refusal of an edit, said of a restore: which value no longer fits, and why. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const sentences = Object.entries(error.details).map(([key, sentence]) => {
    const label = labelOf(key.split('.').at(-1) ?? key)
    return sentence === 'Choose one from the list.'
      ? `${label}: what was chosen then is no longer there.`
      : `${label}: ${sentence}`
  })
  return new HttpError(422, `This cannot be restored. ${sentences.join(' ')}`, error.details)
}

/**
 * `POST …/audit/{change}/restore`: sets what an entry changed back to what it was before, or brings back what it
 * removed, as an ordinary edit: validated, versioned and audited. Answers the entry of that edit, whose own restore
 * undoes it. Throws 412 for another version than that of `If-Match`, 409 if it cannot be restored or is so already, 422
 * if a value no longer fits.
 */
export async function restoreEntry(asked: ItemsRequestContext, served: Served): Promise<DescribedRow> {
  const { owner, entry, record } = await found(asked, served)
  const { version, now, restored } = record
  const expected = asked.req.headers['if-match']
  if (expected && expected !== '*' && expected !== etag({ version })) throw new StaleVersion({ version, now, restored })
  if (entry.action !== 'removed' && Object.keys(restored).every((key) => isSame(now[key], restored[key])))
    throw new Conflict('It has this value already.')
  await record.store().catch((error: unknown) => {
    throw refusalOf(error)
  })
  return newestEntry(asked, owner)
}
