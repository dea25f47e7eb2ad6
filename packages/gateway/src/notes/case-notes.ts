import type { EntityType } from '@costdraft/schema/kind.ts'
import { refused } from '../errors/errors.ts'
import { isRow, uuidOf } from '../upstream/answered-values.ts'
import { pageOf } from '../upstream/pages.ts'
import type { CaseItems } from '../items/case-items.ts'
import { shown } from '../upstream/failures.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { picked } from '../upstream/host-call.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, CaseRow, ItemRow, NoteRow, Page, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    notes: CaseNotes
  }
}

type Optional = string | null | undefined
/** The item that a comment is on, by the type of its path. */
export interface Entity {
  entityType: EntityType
  entityUuid: string
}

interface EditedComment {
  uuid: string
  body: string
  version: Optional
}

/** Notes and comments of cases. Each change is made only to what belongs to the case. */
export interface CaseNotes {
  page: (row: CaseHead, first: number | null | undefined, after: Optional) => Promise<Page<NoteRow>>
  add: (row: CaseHead, body: string, key: Optional) => Promise<NoteRow>
  edit: (row: CaseHead, uuid: string, body: string, version: Optional) => Promise<NoteRow>
  remove: (row: CaseHead, uuid: string) => Promise<void>
  /** These three answer the item as it is after the change. */
  addComment: (row: CaseRow, entity: Entity, body: string, key: Optional) => Promise<ItemRow>
  editComment: (row: CaseRow, entity: Entity, edit: EditedComment) => Promise<ItemRow>
  resolveComment: (row: CaseRow, entity: Entity, uuid: string) => Promise<ItemRow>
}

export const PAGES = { size: 50, max: 100 }
const segment = encodeURIComponent
const notFound = (): Error => refused('NOT_FOUND', 'Not found.')

/** The comments on items of cases. */
function createComments(
  request: RequestHosts,
  items: CaseItems,
): Pick<CaseNotes, 'addComment' | 'editComment' | 'resolveComment'> {
  const { call } = request.caseHost
  const commentsPath = ({ entityType, entityUuid }: Entity): string =>
    `client/entity/${entityType}/${segment(entityUuid)}/comment`
  const read = (row: CaseRow, { entityType, entityUuid }: Entity): Promise<ItemRow> =>
    items.entity(row, entityType, entityUuid)
  /** A comment of an item of this case. */
  const commentOf = async (row: CaseRow, entity: Entity, uuid: string) => {
    const comment = (await read(row, entity)).comments?.find((one) => one.uuid === uuid)
    if (!comment) throw notFound()
    return comment
  }

  return {
    addComment: async (row, entity, body, key) => {
      await read(row, entity)
      await call('POST', commentsPath(entity), { body }, idempotencyHeader(key))
      return shown(() => read(row, entity))
    },
    editComment: async (row, entity, { uuid, body, version }) => {
      const { created_by } = await commentOf(row, entity, uuid)
      if (created_by !== (await request.viewer()).user_uuid)
        throw refused('FORBIDDEN', 'Only its writer may change a comment.')
      await call('PATCH', `${commentsPath(entity)}/${segment(uuid)}`, { body }, ifMatchHeader(version))
      return shown(() => read(row, entity))
    },
    resolveComment: async (row, entity, uuid) => {
      await commentOf(row, entity, uuid)
      await call('PATCH', `${commentsPath(entity)}/${segment(uuid)}/resolve`, {})
      return shown(() => read(row, entity))
    },
  }
}

const noteOf = (note: NoteRow & Row): NoteRow => specifiedRow('Note', note)
/** Whether the answer of a change is the note, and not its uuid alone. */
const isNote = (answer: unknown): answer is NoteRow & Row =>
  isRow(answer) && typeof answer.uuid === 'string' && typeof answer.body === 'string'

/** What is looked for before a note is changed or added. */
interface Checks {
  /** Throws NOT_FOUND for a note that is not in the case. */
  assertIn: (row: CaseHead, uuid: string) => Promise<unknown>
  /** The notes that are there before one is added, by uuid: a host may not say which it has added. */
  before: (row: CaseHead) => Promise<ReadonlySet<string>>
}
/** A note's path names its case, and our own hosts look whether it is in it. */
const ownChecks: Checks = { assertIn: async () => undefined, before: async () => new Set() }

export function createCaseNotes(request: RequestHosts, items: CaseItems): CaseNotes {
  const { caseHost } = request
  const { call } = caseHost
  const pathOf = ({ uuid }: CaseHead): string => `client/case/${segment(uuid)}/note`
  const all = async (row: CaseHead): Promise<NoteRow[]> =>
    rowsOf<NoteRow & Row>(await request.readCase(pathOf(row))).map(noteOf)
  const find = async (row: CaseHead, uuid: string): Promise<NoteRow> => {
    const note = (await all(row)).find((one) => one.uuid === uuid)
    if (!note) throw notFound()
    return note
  }
  const { assertIn, before } = picked(caseHost, 'item_read', ownChecks, {
    assertIn: find,
    before: async (row) => new Set((await all(row)).map(({ uuid }) => uuid)),
  })
  /** The answer of a change, or the note read again where the answer is not one. */
  const changed = (row: CaseHead, uuid: string, answer: unknown): Promise<NoteRow> | NoteRow =>
    isNote(answer) && answer.uuid === uuid ? noteOf(answer) : shown(() => find(row, uuid))

  return {
    ...createComments(request, items),
    page: async (row, first, after) => pageOf(await all(row), first, after, PAGES),
    add: async (row, body, key) => {
      const known = await before(row)
      const answer = await call<unknown>('POST', pathOf(row), { body }, idempotencyHeader(key))
      if (isNote(answer)) return noteOf(answer)
      return shown(async () => {
        const given = uuidOf(answer)
        const added = (await all(row)).find(({ uuid }) => (given === null ? !known.has(uuid) : uuid === given))
        if (!added) throw notFound()
        return added
      })
    },
    edit: async (row, uuid, body, version) => {
      await assertIn(row, uuid)
      return changed(
        row,
        uuid,
        await call('PATCH', `${pathOf(row)}/${segment(uuid)}`, { body }, ifMatchHeader(version)),
      )
    },
    remove: async (row, uuid) => {
      await assertIn(row, uuid)
      await call('DELETE', `${pathOf(row)}/${segment(uuid)}`)
    },
  }
}
