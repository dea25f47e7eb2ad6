import { queryParameters } from '../items/item-query.ts'
import { kinds } from '../items/index.ts'
import { MAX_MOVED, splitFields, splitFieldsOf } from '../row-moves/row-moves.ts'
import { MAX_ROW_CHANGES, rowActions } from '../items/row-changes.ts'
import { isFee, partsOf, type AnyKind } from '../kind.ts'
import { labelOf } from '../labels.ts'
import { snakeName } from '../names.ts'
import {
  anyRecord,
  anyText,
  body,
  changesOf,
  count,
  kindBody,
  listOf,
  money,
  pageOf,
  record,
  ref,
  uuid,
} from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

const inRows = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'Rows of a case',
  summary,
  needs: 'case:read',
  ...more,
})

/** The parameters of the list of a kind. */
const listQuery = ({ tab }: AnyKind): string[] => [
  'first',
  'after',
  'columns',
  ...queryParameters,
  ...(typeof tab === 'object' && tab.lists ? [snakeName(tab.field)] : []),
]

const sums = record({ count, time: { type: ['number', 'null'] }, net: money, vat: money, unpriced: count })
const changeBody = (kind: AnyKind) =>
  body(
    {
      changes: {
        type: 'array',
        maxItems: MAX_ROW_CHANGES,
        items: body(
          {
            action: { type: 'string', enum: rowActions },
            uuid,
            version: anyText,
            idempotency_key: anyText,
            item: ref(`${kind.type}Changes`),
          },
          ['action'],
        ),
      },
    },
    ['changes'],
  )

const fileRoutes = (at: string, name: string): RestRoutes => ({
  [`POST ${at}/file`]: inRows(`Attaches documents of the case to a ${name}`, {
    body: body({ entity_files: listOf(uuid) }, ['entity_files']),
    answer: anyRecord,
  }),
  [`DELETE ${at}/file/:file`]: inRows(`Takes a document from a ${name}`, { answer: 'nothing' }),
})

/** The routes of the parts of a row, at a path. */
function partRoutes(kind: AnyKind, at: string): RestRoutes {
  return Object.assign(
    {},
    ...partsOf(kind).map(([name, part]): RestRoutes => {
      const path = `${at}/${part.path}`
      const label = labelOf(snakeName(name)).toLowerCase()
      if (!part.many)
        return {
          [`PATCH ${path}`]: inRows(`Sets the ${label} of a row`, {
            body: changesOf(part.fields),
            answer: anyRecord,
            isVersioned: true,
          }),
          [`DELETE ${path}`]: inRows(`Removes the ${label} of a row`, { answer: 'nothing', isVersioned: true }),
        }
      return {
        [`POST ${path}`]: inRows(`Adds to the ${label} of a row`, {
          body: kindBody(part.kind, true),
          answer: anyRecord,
          status: 201,
          isKeyed: true,
        }),
        [`PATCH ${path}/:part`]: inRows(`Changes one of the ${label} of a row`, {
          body: kindBody(part.kind, false),
          answer: anyRecord,
          isVersioned: true,
        }),
        [`DELETE ${path}/:part`]: inRows(`Removes one of the ${label} of a row`, {
          answer: 'nothing',
          isVersioned: true,
        }),
        ...partRoutes(part.kind, `${path}/:part`),
      }
    }),
  ) as RestRoutes
}

/** The rows of a kind as they are now, and what undoes what was done with them. */
const rowsDone = ({ type }: AnyKind) => record({ rows: listOf(ref(type)), undo: uuid })

/** Dividing a row, and moving rows. */
const moveRoutes = (kind: AnyKind, path: string, name: string): RestRoutes => {
  const fields = splitFieldsOf(kind)
  const divided = fields.length > 0 ? fields : splitFields
  return {
    [`POST ${path}/:item/split`]: inRows(`Divides a row: ${name}`, {
      body: body(Object.fromEntries(divided.map((field) => [field, { type: 'number' as const }]))),
      answer: rowsDone(kind),
      isKeyed: true,
      isVersioned: true,
      text:
        fields.length > 0
          ? 'The row keeps the rest, and a new one right after it has what is given and all else alike. Documents and comments stay with the first.'
          : 'Refused: rows of this kind have neither time nor amount.',
    }),
    [`POST ${path}/move`]: inRows(`Moves rows: ${name}`, {
      body: body(
        {
          rows: {
            type: 'array',
            maxItems: MAX_MOVED,
            items: { anyOf: [uuid, body({ uuid, version: anyText }, ['uuid'])] },
          },
          case: uuid,
          part: { type: ['string', 'null'] },
          party: { anyOf: [uuid, { type: 'null' }] },
        },
        ['rows'],
      ),
      answer: record({ case: uuid, rows: listOf(ref(kind.type)), undo: uuid }),
      isKeyed: true,
      text: 'To another part or party, or to another case in progress of the same firm and area with `case:create`: all or none. There they have copies of their documents.',
    }),
  }
}

/** The routes of a kind whose rows are listed. */
function kindRoutes(kind: AnyKind): RestRoutes {
  const path = `/client/case/:case/${kind.path}`
  const one = `${path}/:item`
  const name = labelOf(kind.name).toLowerCase()
  return {
    [`GET ${path}`]: inRows(`The rows of a case: ${name}`, {
      query: listQuery(kind),
      answer: { anyOf: [listOf(ref(kind.type)), pageOf(ref(kind.type)), anyRecord] },
      text: 'The time of a legal aid or Court of Protection case is answered in a record of totals, by part.',
    }),
    [`GET ${path}/sums`]: inRows(`What these rows come to: ${name}`, { query: listQuery(kind), answer: sums }),
    [`POST ${path}`]: inRows(`Adds a row: ${name}`, {
      body: ref(`New${kind.type}`),
      answer: ref(kind.type),
      status: 201,
      isKeyed: true,
    }),
    [`POST ${path}/changes`]: inRows(`Changes several rows: ${name}`, {
      body: changeBody(kind),
      answer: anyRecord,
      text: 'Each change has its own result; one that is refused stops no other.',
    }),
    [`GET ${one}`]: inRows(`A row: ${name}`, { answer: ref(kind.type), isVersioned: true }),
    [`PATCH ${one}`]: inRows(`Changes a row: ${name}`, {
      body: ref(`${kind.type}Changes`),
      answer: ref(kind.type),
      isVersioned: true,
    }),
    ...(!kind.deletedThrough && {
      [`DELETE ${one}`]: inRows(`Removes a row: ${name}`, { answer: 'nothing', isVersioned: true }),
    }),
    ...moveRoutes(kind, path, name),
    ...(kind.hasFiles && !isFee(kind) && fileRoutes(one, name)),
    ...partRoutes(kind, one),
  }
}

/** The rows of a case, by kind. */
export const rowRoutes = (): RestRoutes => ({
  ...(Object.assign(
    {},
    ...Object.values<AnyKind>(kinds)
      .filter(({ list }) => list)
      .map(kindRoutes),
  ) as RestRoutes),
  ...fileRoutes('/client/case/:case/fee/:item', 'fee'),
  'DELETE /client/case/:case/fee/:item': inRows('Removes a fee of any kind', { answer: 'nothing', isVersioned: true }),
  'POST /client/case/:case/row-operation/:operation/undo': inRows('Undoes a division or a move of rows', {
    answer: record({ case: uuid, kind: anyText, rows: listOf(anyRecord) }),
    text: 'For thirty days, and while none of the rows was changed, removed or commented on since.',
  }),
  'POST /client/case/:case/hearing/price': inRows('What a hearing would be paid; nothing is stored', {
    query: ['hearing'],
    body: ref('NewHearing'),
    answer: record({
      lines: listOf(
        record({ quantity: { type: 'number' }, unit: anyText, rate: money, net: money, vat: money, gross: money }),
      ),
      net: money,
      vat: money,
      gross: money,
    }),
    isRead: true,
    text: 'Its lines in the bill that the case would have with it, or with `hearing` in the place of that stored one, and what those that count come to. Refused as the addition of the hearing would be.',
  }),
  'POST /client/case/:case/item/:item/restore': inRows('Brings a removed row back', { answer: anyRecord }),
})
