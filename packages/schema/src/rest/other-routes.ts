import { billLists, billListEntryFields } from '../rates/bill-list.ts'
import { rateEditionFields } from '../rates/edition.ts'
import { rateCardFields } from '../rates/rate-card.ts'
import {
  anyRecord,
  anyText,
  body,
  bodyOf,
  changesOf,
  flag,
  listOf,
  record,
  ref,
  uuid,
  withKeys,
} from './json-schema.ts'
import type { RestRoute, RestRoutes, RestTag } from './rest-route.ts'

const routeIn =
  (tag: RestTag, needs?: RestRoute['needs']) =>
  (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({ tag, summary, ...(needs && { needs }), ...more })

const inFiles = routeIn('Documents and files', 'case:read')
const binary = { type: 'string', format: 'binary' } as const

const files: RestRoutes = {
  'POST /client/case/:case/file': inFiles('Adds documents to a case', {
    form: { folder_structure: ref('FileNode'), files: listOf(binary) },
    answer: ref('FileNode'),
    isKeyed: true,
    isVersioned: true,
    text: 'Send `folder_structure` before the files. What it does not name stays where it is; without it the files go to the root.',
  }),
  'PATCH /client/case/:case/folder-structure': inFiles('Files the documents of a case in folders', {
    body: body({ folder_structure: ref('FileNode') }, ['folder_structure']),
    answer: ref('FileNode'),
    isVersioned: true,
    text: 'What the tree does not name is removed, and can be restored for thirty days.',
  }),
  'POST /client/case/:case/file/:file/restore': inFiles('Brings a removed document or folder back', {
    answer: ref('FileNode'),
  }),
  'GET /client/case/file/:file': inFiles('Downloads a document', { answer: 'file' }),
  'GET /client/case/:uuid/output': inFiles('The generated documents of a case', { answer: listOf(ref('Output')) }),
  'POST /client/case/:uuid/output': inFiles('Starts making the documents of a complete case', {
    answer: anyRecord,
    isKeyed: true,
  }),
  'GET /client/case/:uuid/output/state': inFiles('How far they are', { answer: anyRecord }),
  'GET /client/case/output/:output': inFiles('Downloads a generated document', { answer: 'file' }),
  'GET /client/case/:uuid/preview': inFiles('The documents that the case would have, or those of its assessment', {
    answer: listOf(anyRecord),
  }),
  'POST /client/case/:uuid/preview/:key': inFiles('Asks for the preview of a document, or for one of an assessment', {
    answer: anyRecord,
    isRead: true,
  }),
  'GET /client/case/:uuid/preview/:key/content': inFiles('Downloads what was made so', { answer: 'file' }),
}

const inLedgers = routeIn('Time ledgers', 'case:read')
const LEDGER = '/client/case/:case/time-recording'
const ledgerForm = { file: binary, choices: { ...anyText, description: 'JSON: how the file is read.' } }

const ledgers: RestRoutes = {
  [`POST ${LEDGER}/upload`]: inLedgers('Imports a time ledger', {
    query: ['rows', 'sheet'],
    form: { file: binary },
    answer: anyRecord,
    text: 'All rows or none; with `rows=good` those that are right. Importing the same file again changes nothing.',
  }),
  [`GET ${LEDGER}/estimated`]: inLedgers('The rows whose time was estimated, as CSV', { answer: 'file' }),
  [`GET ${LEDGER}/import`]: inLedgers('The imports of a case', { answer: anyRecord }),
  [`POST ${LEDGER}/import/preview`]: inLedgers('What a ledger would become', { form: ledgerForm, answer: anyRecord }),
  [`POST ${LEDGER}/import/failed`]: inLedgers('The rows of a ledger that cannot be taken, as CSV', {
    form: ledgerForm,
    answer: 'file',
  }),
  [`POST ${LEDGER}/import`]: inLedgers('Imports a ledger as it was previewed', {
    form: ledgerForm,
    answer: anyRecord,
  }),
  [`DELETE ${LEDGER}/import/:import`]: inLedgers('Undoes an import', { answer: anyRecord }),
}

const inRates = routeIn('Rates', 'rates:edit')
const CARD = '/client/:client/rate-card'
const LIST = '/client/:client/bill-list/:list'
const TABLE = '/client/:client/rates/:table'
/** A day by which the tables of fields are made; what they take does not depend on it as far as JSON Schema goes. */
const SOME_DAY = '1990-01-01'
const card = rateCardFields(SOME_DAY)
const entry = billListEntryFields(SOME_DAY)
const edition = withKeys(bodyOf(rateEditionFields(SOME_DAY)), { amounts: anyRecord }, ['amounts'])

const rates: RestRoutes = {
  [`GET ${CARD}`]: inRates('The rates of a client’s own', { answer: listOf(anyRecord) }),
  [`POST ${CARD}`]: inRates('Adds a rate: of a fee earner, or of a grade', {
    body: bodyOf(card),
    answer: anyRecord,
    status: 201,
    isKeyed: true,
  }),
  [`PATCH ${CARD}/:uuid`]: inRates('Changes a rate', { body: changesOf(card), answer: anyRecord, isVersioned: true }),
  [`DELETE ${CARD}/:uuid`]: inRates('Removes a rate', { answer: 'nothing', isVersioned: true }),
  [`GET ${LIST}`]: inRates(`A list of the Court of Protection: ${billLists.join(', ')}`, { answer: listOf(anyRecord) }),
  [`POST ${LIST}`]: inRates('Adds an entry to it', {
    body: bodyOf(entry),
    answer: anyRecord,
    status: 201,
    isKeyed: true,
  }),
  [`PATCH ${LIST}/:uuid`]: inRates('Changes an entry', {
    body: changesOf(entry),
    answer: anyRecord,
    isVersioned: true,
  }),
  [`DELETE ${LIST}/:uuid`]: inRates('Removes an entry that no row has', { answer: 'nothing', isVersioned: true }),
  'GET /client/:client/rates': inRates('The tables of rates', { answer: anyRecord }),
  [`GET ${TABLE}`]: inRates('A table with its editions', { answer: anyRecord }),
  [`POST ${TABLE}/edition`]: inRates('Adds an edition', {
    body: edition,
    answer: anyRecord,
    status: 201,
    isKeyed: true,
  }),
  [`PATCH ${TABLE}/edition/:edition`]: inRates('Changes an edition', {
    body: { ...edition, required: [] },
    answer: anyRecord,
    isVersioned: true,
  }),
  [`DELETE ${TABLE}/edition/:edition`]: inRates('Removes an edition', { answer: 'nothing', isVersioned: true }),
  [`POST ${TABLE}/preview`]: inRates('Which open cases an edition would change', {
    body: body({ edition: uuid, removed: flag, input: anyRecord, after: anyText }),
    answer: anyRecord,
    isRead: true,
  }),
  [`GET ${TABLE}/csv`]: inRates('The figures of an edition as CSV', { query: ['edition', 'from'], answer: 'file' }),
  [`POST ${TABLE}/csv`]: inRates('Reads the figures of an edition from a CSV or Excel file', {
    form: { file: binary },
    answer: anyRecord,
    isRead: true,
  }),
}

const inService = routeIn('Service')
const names = record({ additions: listOf(anyText) })

const service: RestRoutes = {
  'GET /client/additions': inService('What the case API offers beyond the specification', { answer: names }),
  'GET /users/additions': inService('What the administration API offers beyond it', { answer: names }),
  'GET /expert-type': inService('The types of expert, by group', {
    answer: record({ expert_types: listOf(anyRecord) }),
  }),
  'GET /client/search': routeIn('Notifications and search')('A few of each kind of record that has all these words', {
    query: ['q'],
    answer: anyRecord,
  }),
  'GET /client/search/queues': routeIn('Notifications and search')('The caller’s work queues', {
    answer: listOf(anyRecord),
  }),
  'GET /client/search/panel': routeIn('Notifications and search')(
    'What waits for the caller, in queues: no case is in two of them',
    { answer: listOf(anyRecord) },
  ),
  'GET /health': inService('Whether the process lives', { answer: anyRecord, isPublic: true }),
  'GET /ready': inService('Whether it can serve requests', { answer: anyRecord, isPublic: true }),
}

/** Documents, ledgers, rates, and the service itself. */
export const otherRoutes: RestRoutes = { ...files, ...ledgers, ...rates, ...service }
