import type { CodegenConfig } from '@graphql-codegen/cli'
import { areas } from '@costdraft/schema/areas/index.ts'
import { kinds } from '@costdraft/schema/items/index.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { preset } from '@graphql-codegen/client-preset'
import { buildSchema, Kind, parse, visit, type DocumentNode } from 'graphql'
import { caseDocuments, caseOperationsModule } from './packages/web/case-documents.ts'
import { itemDocuments, itemOperationsModule } from './packages/web/item-documents.ts'
import { withSharedFragments } from './packages/web/shared-fragments.ts'

interface Documents {
  documents: { document?: DocumentNode }[]
}

/** The manifest text is what the server runs: without `__typename` the browser's cache cannot normalise; on the root it would only be in the way. */
const addTypename = {
  transform: ({ documents }: Documents) =>
    documents.map((d) => ({
      ...d,
      document:
        d.document &&
        visit(d.document, {
          SelectionSet(node, _key, parent) {
            if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined
            if (node.selections.some((s) => s.kind === Kind.FIELD && s.name.value === '__typename')) return undefined
            return {
              ...node,
              selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
            }
          },
        }),
    })),
}

type Options = Parameters<typeof preset.buildGeneratesSection>[0]
type Files = Awaited<ReturnType<typeof preset.buildGeneratesSection>>
const MANIFEST = 'persisted-documents.json'

/**
 * The gateway runs what the manifest says and may not look into the web app: the manifest is written into the gateway. `@unmask` is a word
 * between the browser's own components, which no schema knows.
 */
const manifestOf = (file: Files[number]): Files[number] => ({
  ...file,
  filename: `packages/gateway/src/generated/${MANIFEST}`,
  pluginMap: Object.fromEntries(
    Object.entries(file.pluginMap).map(([name, { plugin }]) => [
      name,
      {
        plugin: async (...asked) => {
          const made = await plugin(...asked)
          return (typeof made === 'string' ? made : made.content).replaceAll(/ @unmask\b/g, '')
        },
      },
    ]),
  ),
})

/** The module of typed documents, with each fragment once. */
const sharedIn = (file: Files[number]): Files[number] => ({
  ...file,
  pluginMap: Object.fromEntries(
    Object.entries(file.pluginMap).map(([name, { plugin }]) => [
      name,
      {
        plugin: async (...asked) => {
          const made = await plugin(...asked)
          return typeof made === 'string'
            ? withSharedFragments(made)
            : { ...made, content: withSharedFragments(made.content) }
        },
      },
    ]),
  ),
})

/** The web app's operations on cases and items follow from the areas and the kinds; they are added to the ones written in its sources. */
function generatedSources(): Options['documents'] {
  const schema = buildSchema(typeDefs)
  const sources = {
    'cases.graphql': caseDocuments(areas, schema),
    'items.graphql': itemDocuments(kinds, schema),
  }
  return Object.entries(sources).map(([location, rawSDL]) => ({ location, rawSDL, document: parse(rawSDL) }))
}
const moduleFile = ({ baseOutputDir, schema }: Options, name: string, text: string): Files[number] => ({
  filename: `${baseOutputDir}${name}`,
  plugins: [{ text: {} }],
  pluginMap: { text: { plugin: () => text } },
  schema,
  config: {},
  documents: [],
})
const clientPreset: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    const documents = [...options.documents, ...generatedSources()]
    const files = await preset.buildGeneratesSection({ ...options, documents })
    return [
      ...files.map((file) => {
        if (file.filename.endsWith(MANIFEST)) return manifestOf(file)
        return file.filename.endsWith('/graphql.ts') ? sharedIn(file) : file
      }),
      moduleFile(options, 'case-operations.ts', caseOperationsModule(areas)),
      moduleFile(options, 'item-operations.ts', itemOperationsModule(kinds)),
    ]
  },
}

const scalars = {
  Date: 'string',
  DateTime: 'string',
  Hours: { input: 'number | string', output: 'string' },
  Money: { input: 'number | string', output: 'string' },
  ID: 'string',
  StoredRow: 'Record<string, unknown>',
  ChangeNumber: 'number',
}
/** A resolver is given what the scalar has read, and may answer what a host has sent. */
const scalarsOfResolvers = {
  ...scalars,
  Hours: { input: 'number', output: 'number | string' },
  Money: { input: 'number', output: 'number | string' },
}

/** What a resolver of a type is given: the rows of the hosts, in the wire's own words. */
const mappers = {
  Viewer: '../access/viewer.ts#Viewer as ViewerRow',
  ViewerClient: '../access/viewer.ts#Viewer as ViewerRow',
  About: '../context/context.ts#Product',
  SearchResults: '../search/case-search.ts#SearchRows',
  SearchHit: '../upstream/rows.ts#Row',
  Panel: '../search/panel.ts#PanelParts',
  PanelStart: '../search/panel.ts#StartParts',
  Queue: '../search/case-search.ts#QueueRow',
  QueuedCase: '../upstream/rows.ts#Row',
  Case: '../upstream/rows.ts#CaseRow',
  CalendarLink: '../calendars/calendar-hosts.ts#CalendarLinkRow',
  MadeCalendarLink: '../calendars/calendar-hosts.ts#MadeCalendarLinkRow',
  CaseDeadlines: '../upstream/deadline-rows.ts#DeadlinesRow',
  DeadlineStartDay: '../upstream/deadline-rows.ts#DeadlineStartRow',
  Deadline: '../upstream/deadline-rows.ts#DeadlineRow',
  CaseDeadline: '../upstream/deadline-rows.ts#CaseDeadlineRow',
  Assessment: '../upstream/assessment-rows.ts#AssessmentRow',
  AssessedHead: '../upstream/assessment-rows.ts#AssessedHeadRow',
  AssessedLine: '../upstream/assessment-rows.ts#AssessedLineRow',
  AssessedReduction: '../upstream/assessment-rows.ts#ReductionRow',
  RuledAssessment: '../upstream/assessment-rows.ts#RuledAssessmentRow',
  PastReductions: '../upstream/assessment-rows.ts#PastReductionsRow',
  PastReduction: '../upstream/assessment-rows.ts#PastReductionRow',
  PastReductionCase: '../upstream/rows.ts#Row',
  FilingCheck: '../upstream/rows.ts#FilingCheckRow',
  FilingCount: '../upstream/rows.ts#FilingCountRow',
  FilingFinding: '../upstream/rows.ts#FindingRow',
  OpenComment: '../upstream/rows.ts#OpenCommentRow',
  Certificate: '../upstream/rows.ts#Row',
  Client: '../upstream/rows.ts#ClientRow',
  ClientMergePreview: '../clients/merging-hosts.ts#MergePreviewRow',
  MergeCollision: '../clients/merging-hosts.ts#MergeCollisionRow',
  ClientParentPreview: '../clients/merging-hosts.ts#ParentPreviewRow',
  User: '../upstream/rows.ts#UserRow',
  UserLink: '../upstream/rows.ts#UserLinkRow',
  AccountLink: '../upstream/rows.ts#AccountLinkRow',
  ArchiveCounts: '../clients/firms.ts#ArchiveCountsRow',
  ArchivedCases: '../upstream/rows.ts#Row',
  AdministrationChange: '../upstream/rows.ts#AdministrationChangeRow',
  FirmArchive: '../firm-archive/firm-archive-hosts.ts#FirmArchiveRow',
  HandOver: '../upstream/rows.ts#HandOverRow',
  HandOverCase: '../upstream/rows.ts#Row',
  UndoableHandOver: '../upstream/rows.ts#Row',
  UndoneHandOver: '../upstream/rows.ts#UndoneHandOverRow',
  SecondFactors: '../upstream/rows.ts#SecondFactorsRow',
  SecondFactor: '../upstream/rows.ts#SecondFactorRow',
  AddedSecondFactor: '../upstream/rows.ts#AddedSecondFactorRow',
  SecondFactorRule: '../upstream/rows.ts#SecondFactorRuleRow',
  UserGroup: '../upstream/rows.ts#GroupRow',
  ApiClient: '../upstream/rows.ts#ApiClientRow',
  NewApiClient: '../upstream/rows.ts#NewApiClientRow',
  Removal: '../removals/removal-rows.ts#RemovalRow',
  Webhook: '../webhooks/webhook-rows.ts#WebhookRow',
  WebhookWithSecret: '../webhooks/webhook-rows.ts#WebhookSecretRow',
  WebhookDelivery: '../webhooks/webhook-rows.ts#WebhookDeliveryRow',
  Site: '../upstream/rows.ts#Row',
  FeeEarner: '../upstream/rows.ts#Row',
  CaseFeeEarner: '../upstream/rows.ts#FeeEarnerRow',
  CaseClient: '../upstream/rows.ts#NamedRow',
  CaseSite: '../upstream/rows.ts#CaseSiteRow',
  StaffMember: '../upstream/rows.ts#NamedRow',
  Attention: '../upstream/rows.ts#AttentionRow',
  ExpertTypeGroup: '@costdraft/schema/expert-types/expert-types.ts#ExpertTypeGroup as ExpertTypeGroupRow',
  ExpertType: '@costdraft/schema/expert-types/expert-types.ts#ExpertType as ExpertTypeRow',
  Documents: '../upstream/rows.ts#DocumentsRow',
  Note: '../upstream/rows.ts#NoteRow',
  Change: '../upstream/rows.ts#ChangeRow',
  Notification: '../upstream/rows.ts#NotificationRow',
  Totals: '../upstream/rows.ts#TotalsRow',
  PartTotals: '../upstream/rows.ts#PartTotalsRow',
  Head: '../upstream/rows.ts#HeadRow',
  Line: '../upstream/rows.ts#LineRow',
  Exceptional: '../upstream/rows.ts#ExceptionalRow',
  Enhancement: '@costdraft/schema/enhancements/enhancement.ts#ReadEnhancement',
  StageTotal: '../upstream/rows.ts#StageRow',
  Comment: '../upstream/rows.ts#CommentRow',
  OutputFile: '../upstream/rows.ts#OutputRow',
  DocumentPreview: '../outputs/case-previews.ts#PreviewRow',
  PreviewFile: '../outputs/case-previews.ts#PreviewFileRow',
  RecordChange: '../changes/record-changes.ts#RecordChangeRow',
  Reports: '../reports/case-reports.ts#CaseReports',
  Report: '../reports/case-reports.ts#ReportAnswer',
  ReportRow: '../reports/case-reports.ts#ReportRowRow',
  CaseView: '../case-views/saved-views.ts#CaseViewRow',
  Budget: '../budgets/budget-answers.ts#BudgetRow',
  BudgetVersion: '../budgets/budget-answers.ts#BudgetVersionRow',
  BudgetFigures: '../budgets/budget-answers.ts#BudgetFiguresRow',
  BudgetPhase: '../budgets/budget-answers.ts#BudgetPhaseRow',
  BudgetAmounts: '../budgets/budget-answers.ts#BudgetAmountsRow',
  BudgetContingency: '../budgets/budget-answers.ts#BudgetContingencyRow',
  BudgetShares: '../budgets/budget-answers.ts#BudgetSharesRow',
  BudgetEarner: '../budgets/budget-answers.ts#BudgetEarnerRow',
  BudgetOffer: '../budgets/budget-answers.ts#BudgetOfferRow',
  BudgetCaps: '../budgets/budget-answers.ts#BudgetCapsRow',
  OverspentPhase: '../budgets/budget-answers.ts#OverspentPhaseRow',
  RateCard: '../rates/card-rows.ts#RateCardRow',
  GuidelineRate: '../rates/card-rows.ts#GuidelineRateRow',
  UsualRate: '../rates/usual-rates.ts#UsualRateRow',
  BillListEntry: '../rates/bill-list-rows.ts#BillListEntryRow',
  CaseBillLists: '../rates/bill-list-rows.ts#CaseBillListsRow',
  RateTableSummary: '../rates/rate-tables.ts#RateTableSummaryRow',
  RateTable: '../rates/rate-tables.ts#RateTableRow',
  RateEdition: '../rates/rate-tables.ts#RateEditionRow',
  RatePreview: '../rates/rate-tables.ts#RatePreviewRow',
  RateChange: '../rates/rate-tables.ts#RateChangeRow',
  CaseItem: '../upstream/rows.ts#ItemRow',
  ...Object.fromEntries(Object.values(kinds).map(({ type }) => [type, '../upstream/rows.ts#ItemRow'])),
}

export default {
  ignoreNoDocuments: true,
  importExtension: '.ts',
  schema: typeDefs,
  generates: {
    'packages/gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context/context.ts#Context',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: scalarsOfResolvers,
        mappers,
        resolversNonOptionalTypename: false,
      },
    },
    'packages/web/src/generated/': {
      preset: clientPreset,
      documents: ['packages/web/src/**/*.{ts,tsx}', '!packages/web/src/generated/**'],
      documentTransforms: [addTypename],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        defaultScalarType: 'unknown',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        avoidOptionals: { field: true, inputValue: false, defaultValue: false },
      },
    },
  },
} satisfies CodegenConfig
