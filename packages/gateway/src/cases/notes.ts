import { sentencesOf } from '@costdraft/schema/audit/sentences.ts'
import { refused } from '../errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import { connection, type ChangeRow, type NoteRow, type Page } from '../upstream/rows.ts'

const PAGE = 50,
  MAX_PAGE = 100

export const noteResolvers: Resolvers = {
  Case: {
    // The specified REST route returns all notes; they are paged here.
    notes: async ({ uuid }, { first, after }, { caseApi }) => {
      const size = first ?? PAGE
      if (size < 1 || size > MAX_PAGE)
        throw refused('INVALID_INPUT', `Ask for 1 to ${MAX_PAGE}.`, { first: `Ask for 1 to ${MAX_PAGE}.` })
      const all = await caseApi<NoteRow[]>('GET', `client/case/${uuid}/note`)
      const start = after ? all.findIndex((note) => note.uuid === after) + 1 : 0
      const nodes = all.slice(start, start + size)
      return connection({
        total_count: all.length,
        nodes,
        has_next_page: start + nodes.length < all.length,
        end_cursor: nodes.at(-1)?.uuid ?? null,
      })
    },
    audit: async ({ uuid }, { first, after }, { caseApi }) => {
      const query = new URLSearchParams({ first: String(first ?? PAGE), ...(after && { after }) })
      return connection(await caseApi<Page<ChangeRow>>('GET', `client/case/${uuid}/audit?${query.toString()}`))
    },
  },
  Note: {
    createdBy: ({ created_by, created_by_name }) => ({ uuid: created_by, name: created_by_name }),
    mine: async ({ created_by }, _args, { viewer }) => (await viewer()).user_uuid === created_by,
    version: ({ version }) => version?.toString() ?? null,
  },
  Change: {
    by: ({ by, by_name }) => ({ uuid: by, name: by_name }),
    sentences: ({ entity, action, before, after }) => sentencesOf({ entity, action, before, after }),
  },
  Mutation: {
    addNote: (_root, { caseUuid, body, idempotencyKey }, { caseApi }) =>
      caseApi<NoteRow>(
        'POST',
        `client/case/${encodeURIComponent(caseUuid)}/note`,
        { body },
        idempotencyHeader(idempotencyKey),
      ),
    editNote: (_root, { caseUuid, uuid, body }, { caseApi }) =>
      caseApi<NoteRow>('PATCH', `client/case/${encodeURIComponent(caseUuid)}/note/${encodeURIComponent(uuid)}`, {
        body,
      }),
    removeNote: async (_root, { caseUuid, uuid }, { caseApi }) => {
      await caseApi('DELETE', `client/case/${encodeURIComponent(caseUuid)}/note/${encodeURIComponent(uuid)}`)
      return uuid
    },
  },
}
