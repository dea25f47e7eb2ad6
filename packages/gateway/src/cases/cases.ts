import { unknownStage } from '@costdraft/schema/cases/host-words.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { assertMay } from '../viewer/assert-may.ts'
import { denied } from '../access/viewer.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import { uuidOfNamed } from '../external-ids/named-record.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import type { Cases } from '../context/context.ts'
import {
  connection,
  type AttentionRow,
  type CaseAsked,
  type CaseHead,
  type CaseRow,
  type FeeEarnerRow,
} from '../upstream/rows.ts'
import { feeEarnersOf } from '../clients/clients.ts'
import { readChoices, withoutGroups } from './case-choices.ts'
import { caseAskedOf, caseColumnsOf, isAskedBeside, notReadOf } from './case-columns.ts'
import { casesAsCsv, casesAsXlsx, sheetColumns } from './case-sheet.ts'
import { textOf, versionOf } from './texts.ts'

/** A case that is being read; the viewer's permissions are fetched beside it and checked before it is returned. */
async function asReadable<C extends CaseHead>(context: Context, reading: Promise<C>): Promise<C> {
  const [row, viewer] = await Promise.all([reading, context.viewer()])
  // Without a client the evaluator would answer for any client.
  if (!row.client) throw refused('NOT_FOUND', 'Not found.')
  if (!context.may(viewer, 'case:read', row.client)) throw denied(viewer, row.client)
  return row
}

/**
 * Reads a case, with what the operation shows of it. Throws FORBIDDEN or NOT_FOUND (see `denied`) unless the viewer may
 * read it.
 */
export const readCase = (context: Context, uuid: string, asked?: CaseAsked): Promise<CaseRow> =>
  asReadable(context, context.cases.read(uuid, asked))
/** What is known of a case that is to be changed. Throws CONFLICT for one in a stage of the host's own. */
export async function asChangeable<C extends CaseHead>(context: Context, reading: Promise<C>): Promise<C> {
  const row = await asReadable(context, reading)
  const { stage, stage_word: word } = row
  if (stage === null) throw refused('CONFLICT', unknownStage(word), word ? { stage: word } : {})
  return row
}
/** Reads a case that is to be changed, likewise. Throws CONFLICT for one in a stage of the host's own. */
export const readCaseToChange = (context: Context, uuid: string): Promise<CaseRow> =>
  asChangeable(context, context.cases.read(uuid))
/** Reads a case whose rows are to be changed, likewise. */
export const readCaseOfRows = (context: Context, uuid: string): Promise<CaseRow> =>
  asChangeable(context, context.cases.readOfRows(uuid))
/** Reads what a change needs to know of its case, likewise. */
export const readCaseHead = (context: Context, uuid: string): Promise<CaseHead> =>
  asChangeable(context, context.cases.readHead(uuid))

/** The rows that the viewer may read, whatever the host has answered. */
async function readable(context: Context, rows: readonly CaseRow[]): Promise<CaseRow[]> {
  const viewer = await context.viewer()
  return rows.filter(({ client }) => Boolean(client) && context.may(viewer, 'case:read', client))
}

const unresolvedOf = (rows: readonly AttentionRow[]): number =>
  rows.reduce((sum, { unresolved }) => sum + unresolved, 0)
const booleanOf = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

const earnerField = (
  row: FeeEarnerRow,
  field: 'firstname' | 'surname' | 'initials',
  { names }: Cases,
): string | null | Promise<string | null> =>
  row[field] === undefined ? names.feeEarner(row.client, row.uuid).then((found) => found?.[field] ?? null) : row[field]

/** The most cases of a sheet. */
const MAX_SHEET = 20_000
const tooMany = (): Error =>
  refused('INVALID_INPUT', `More than ${MAX_SHEET.toLocaleString('en-GB')} cases match. Filter them first.`)

export const caseResolvers: Resolvers = {
  Query: {
    cases: async (_root, args, context, info) => {
      const [page] = await Promise.all([
        withoutGroups(context, args.filter).then((filter) =>
          context.cases.list(
            { ...args, filter, ...(context.isExport && { isStable: true, without: notReadOf(info) }) },
            caseColumnsOf(info),
            isAskedBeside(info, 'caseStages'),
          ),
        ),
        assertMay(context, 'case:read'),
      ])
      return connection({ ...page, nodes: await readable(context, page.nodes) })
    },
    case: async (_root, named, context, info) =>
      readCase(context, await uuidOfNamed(named, context.cases.externalIds.cases), caseAskedOf(info)),
    caseStages: async (_root, { filter, search }, context, info) => {
      const [stages] = await Promise.all([
        withoutGroups(context, filter).then((plain) =>
          context.cases.stages({ filter: plain, search }, isAskedBeside(info, 'cases')),
        ),
        assertMay(context, 'case:read'),
      ])
      return stages
    },
    caseChoices: async (_root, filter, context) => {
      const [choices] = await Promise.all([readChoices(context, filter), assertMay(context, 'case:read')])
      return choices
    },
    caseSheet: async (_root, { format, filter, sort, search }, context) => {
      await assertMay(context, 'case:read')
      const query = { filter: await withoutGroups(context, filter), sort, search }
      const rows = await context.cases.all(query, sheetColumns, MAX_SHEET, tooMany)
      const cases = await readable(context, rows)
      const content = format === 'csv' ? casesAsCsv(cases) : await casesAsXlsx(cases)
      return { fileName: `Cases ${londonDay(new Date())}.${format}`, content: Buffer.from(content).toString('base64') }
    },
  },
  Mutation: {
    changedCase: (_root, { uuid }, context, info) => readCase(context, uuid, caseAskedOf(info)),
    moveCase: async (_root, { uuid, stage, from, idempotencyKey }, context) =>
      context.cases.move(await readCaseHead(context, uuid), { to: stage, from, key: idempotencyKey }),
    editValueOfAssets: async (_root, { caseUuid, valueOfAssets, version }, context) =>
      context.cases.editText(await readCaseHead(context, caseUuid), 'value_of_assets', valueOfAssets, version),
  },
  Case: {
    client: ({ client, client_name }) => ({ uuid: client, name: client_name }),
    site: ({ site, site_name, client }) => ({ uuid: site, site_name, client }),
    feeEarner: ({ fee_earner, client }) => earnerOf(fee_earner, client),
    staffMember: ({ staff_member, staff_name, staff_left, client }) =>
      staff_member ? { uuid: staff_member, name: staff_name, has_left: staff_left ?? null, client } : null,
    version: ({ version }) => version?.toString() ?? null,
    // A row of a list carries its value, null where the host does not say, so that a list needs no further requests.
    value: (row, _args, { cases }) =>
      row.value === undefined
        ? cases.figures.load(row, 'totals').then(({ gross, value }) => (value === null ? null : gross.toFixed(2)))
        : (row.value?.toFixed(2) ?? null),
    unpriced: (row, _args, { cases }) =>
      row.unpriced === undefined ? cases.figures.load(row, 'totals').then(({ unpriced }) => unpriced) : row.unpriced,
    unresolvedComments: (row, _args, { cases }) =>
      row.unresolved_comments === undefined
        ? cases.figures.load(row, 'attention').then(unresolvedOf)
        : row.unresolved_comments,
    valueOfAssets: (row, _args, context) => textOf(row, 'value_of_assets', context),
    valueOfAssetsVersion: (row, _args, context) => versionOf(row, 'value_of_assets_version', context),
    financialInterest: (row) => booleanOf(row.financial_interest ?? row.certificate?.financial_interest),
  },
  StageTotal: { value: ({ value }) => value?.toFixed(2) ?? null },
  Certificate: {
    linkedCertificates: ({ linked_certificates }) => (linked_certificates ?? []) as string[],
    certificateScopes: ({ certificate_scopes }) => (certificate_scopes ?? []) as never,
  },
  // Names that the row itself does not carry, as on a host that keeps to the specifications.
  CaseClient: {
    name: ({ uuid, name }, _args, { cases }) => (name === undefined ? cases.names.client(uuid) : name),
    feeEarners: async ({ uuid }, _args, context) => {
      await assertMay(context, 'client:read', uuid)
      return feeEarnersOf(context, uuid)
    },
  },
  CaseSite: {
    siteName: ({ uuid, site_name: name, client }, _args, { cases }) =>
      name === undefined ? cases.names.site(client, uuid) : name,
  },
  StaffMember: {
    name: ({ uuid, name, client }, _args, { cases }) => (name === undefined ? cases.names.person(client, uuid) : name),
  },
  CaseFeeEarner: {
    firstname: (row, _args, { cases }) => earnerField(row, 'firstname', cases),
    surname: (row, _args, { cases }) => earnerField(row, 'surname', cases),
    initials: (row, _args, { cases }) => earnerField(row, 'initials', cases),
    retiredFrom: ({ retired_from }) => retired_from ?? null,
  },
}
