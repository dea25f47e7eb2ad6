import { makeExecutableSchema } from '@graphql-tools/schema'
import { kinds as productKinds, type KindRegistry } from '@costdraft/schema/items/index.ts'
import { tabOfItem, tabOfRow } from '@costdraft/schema/areas/tabs.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { composeTypeDefs } from '@costdraft/schema/type-defs.ts'
import { getNamedType, isEnumType, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { aboutResolvers } from './about/about.ts'
import { requireScopes } from './viewer/require-scopes.ts'
import { refuseReadOnly } from './viewer/refuse-read-only.ts'
import { viewerResolvers } from './viewer/viewer.ts'
import { apiClientResolvers } from './api-clients/api-clients.ts'
import { bulkResolvers } from './bulk/bulk.ts'
import { caseCopyResolvers } from './case-copies/case-copies.ts'
import { billResolvers } from './bills/bills.ts'
import { budgetResolvers } from './budgets/budgets.ts'
import { calendarResolvers } from './calendars/calendars.ts'
import { assessmentResolvers } from './assessment/assessment.ts'
import { deadlineResolvers } from './deadlines/deadlines.ts'
import { changeResolvers } from './changes/changes.ts'
import { caseViewResolvers } from './case-views/case-views.ts'
import { areaMutations } from './cases/area-mutations.ts'
import { caseResolvers } from './cases/cases.ts'
import { auditResolvers } from './audit/audit.ts'
import { noteResolvers } from './notes/notes.ts'
import { clientResolvers } from './clients/clients.ts'
import { filingResolvers } from './filing/filing.ts'
import { fileResolvers } from './files/files.ts'
import { commentResolvers } from './items/comments.ts'
import { enhancementResolvers } from './enhancements/enhancements.ts'
import { expertTypeResolvers } from './expert-types/expert-types.ts'
import { modulesOf } from './items/index.ts'
import { itemType } from './items/item-type.ts'
import { notificationResolvers } from './notifications/notifications.ts'
import { outputResolvers } from './outputs/outputs.ts'
import { billListResolvers } from './rates/bill-lists.ts'
import { rateCardResolvers } from './rates/rate-cards.ts'
import { rateResolvers } from './rates/rates.ts'
import { usualRateResolvers } from './rates/usual-rate.ts'
import { removalResolvers } from './removals/removals.ts'
import { reportResolvers } from './reports/reports.ts'
import { rowMoveResolvers } from './row-moves/row-moves.ts'
import { searchResolvers } from './search/search.ts'
import { webhookResolvers } from './webhooks/webhooks.ts'
import { vocabularyResolvers } from './vocabulary/vocabulary.ts'
import { secondFactorResolvers } from './users/second-factor.ts'
import { mergingResolvers } from './clients/merging.ts'
import { firmArchiveResolvers } from './firm-archive/firm-archive.ts'
import { administratorResolvers } from './users/administrators.ts'
import { administrationAuditResolvers } from './administration-audit/administration-audit.ts'
import { leavingResolvers } from './users/leaving.ts'
import { linkResolvers } from './users/links.ts'
import { sessionResolvers } from './users/sessions.ts'
import { userResolvers } from './users/users.ts'
import { momentReader } from './upstream/moments.ts'
import type { Context } from './context/context.ts'
import { checkArguments } from './operations/check-arguments.ts'
import { DateOnly } from './operations/date-scalar.ts'
import { DateTime } from './operations/date-time-scalar.ts'
import { Hours, Money } from './operations/decimal-scalars.ts'
import type { Resolvers } from './generated/resolvers.ts'

/** What needs attention in a case: the counts, and the comments themselves. */
const attention: Resolvers = {
  Case: {
    attention: (row, _args, { cases }) => cases.figures.load(row, 'attention'),
    openComments: (row, _args, { cases }) => cases.figures.openComments(row),
  },
  Attention: { tab: (row) => tabOfRow(row.kind, { ...row }) ?? null },
  OpenComment: {
    tab: ({ kind, tab_value: value }) => tabOfItem(kind, value) ?? '',
    entityType: ({ entity_type: type }) => type ?? null,
    entityUuid: ({ entity_uuid: uuid }) => uuid ?? null,
    entityKind: ({ entity_kind: kind }) => kind ?? null,
    entityText: ({ entity_text: text }) => text ?? null,
    comment: ({ created_by, resolved_by = null, ...row }) => (created_by ? { ...row, created_by, resolved_by } : null),
  },
}

/**
 * Builds the executable schema of the gateway. `types` are the GraphQL types of kinds that the product does not have.
 */
export function createSchema(kinds: KindRegistry = productKinds, types = ''): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs: composeTypeDefs(kinds, types),
    resolvers: [
      { Hours, Money, Date: DateOnly, DateTime },
      aboutResolvers,
      viewerResolvers,
      clientResolvers,
      userResolvers,
      secondFactorResolvers,
      leavingResolvers,
      linkResolvers,
      administrationAuditResolvers,
      firmArchiveResolvers,
      sessionResolvers,
      administratorResolvers,
      mergingResolvers,
      vocabularyResolvers,
      apiClientResolvers,
      notificationResolvers,
      removalResolvers,
      webhookResolvers,
      searchResolvers,
      caseResolvers,
      areaMutations(),
      bulkResolvers(kinds),
      rowMoveResolvers(kinds),
      caseCopyResolvers,
      noteResolvers,
      auditResolvers,
      billResolvers,
      budgetResolvers,
      deadlineResolvers,
      assessmentResolvers,
      calendarResolvers,
      caseViewResolvers,
      changeResolvers,
      reportResolvers,
      filingResolvers,
      rateResolvers,
      rateCardResolvers,
      usualRateResolvers,
      billListResolvers,
      enhancementResolvers,
      commentResolvers,
      outputResolvers,
      fileResolvers,
      attention,
      expertTypeResolvers,
      { CaseItem: { __resolveType: itemType(kinds) } },
      ...modulesOf(kinds),
    ],
  })
  addWireNameResolvers(schema)
  passUnknownWords(schema)
  refuseReadOnly(schema)
  requireScopes(schema)
  checkArguments(schema)
  return schema
}

/** Enums whose words decide what can be done: a word that is none of ours is null, and stands beside it as a text. */
const JUDGED = new Set(['Stage', 'CaseType'])
/**
 * Lets a word of a host that is none of ours pass as it is: it is shown so, and costs no page. What is sent to us is
 * still checked.
 */
function passUnknownWords(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || type.name.startsWith('__') || JUDGED.has(type.name)) continue
    const serialize = type.serialize.bind(type)
    type.serialize = (value) => (typeof value === 'string' ? value : serialize(value))
  }
}

/**
 * Gives every field without a resolver one that reads the property under its wire name (snake case), or under its own
 * name if a resolver returned a plain object. Rows are never converted, and a look-up without a promise keeps lists of
 * 10,000 rows fast.
 */
function addWireNameResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const wire = snakeName(field.name)
      if (field.resolve) continue
      if (isMoment(field)) field.resolve = momentResolver(field)
      if (field.resolve || wire === field.name) continue
      const own = field.name
      field.resolve = (row: Record<string, unknown>) => (row[wire] === undefined ? row[own] : row[wire])
    }
  }
}

type AnyObjectField = GraphQLField<Record<string, unknown>, Context>
const isMoment = ({ type }: AnyObjectField): boolean => getNamedType(type).name === 'DateTime'
/** Reads a moment of a row; blank for a field that is never null, where the host does not say it. */
function momentResolver({ name, type }: AnyObjectField): (row: Record<string, unknown>) => string | null {
  const read = momentReader(name)
  return isNonNullType(type) ? (row) => read(row) ?? '' : read
}
