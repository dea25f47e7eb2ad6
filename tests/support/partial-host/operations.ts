import { randomUUID } from 'node:crypto'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { additionOfKind, type AnyKind } from '@costdraft/schema/kind.ts'
import { furtherAreaCases } from '../further-area-cases.ts'
import { word } from '../firms.ts'
import { PASSWORD } from '../sign-in.ts'
import { CASE, COMMENT, EARNER, FILE, FIRM, ITEM, PART, PARTY, PERSON, SITE } from '../spec-host/ids.ts'
import { caseOf, type Target } from '../target.ts'
import { notOffered, ofAbsentCases, peopleVariables, variablesOf, webOperations } from '../web-operations.ts'

/** An operation of the web app about the records of a target. */
export interface TargetedOperation {
  name: string
  text: string
  variables: Record<string, unknown>
  writes: boolean
  /** Who asks. */
  by: string
}

/** The records of a target by the ids of the host of the specifications. */
const recordsOf = ({ firm, parent, items, ...target }: Target): Record<string, string> => ({
  [FIRM.oakfield]: firm.client,
  [FIRM.tideway]: parent.client,
  [SITE.oakfieldHead]: firm.site,
  [SITE.oakfieldWest]: firm.site,
  [EARNER.sana]: firm.feeEarner,
  [PERSON.draftsman]: target.person,
  [PERSON.owner]: firm.person,
  [CASE.care]: target.caseUuid,
  [CASE.protection]: target.addCourtOfProtectionCase,
  [CASE.interPartes]: target.addInterPartesCase,
  [CASE.highCost]: target.highCostCase,
  [CASE.careComplete]: target.complete,
  [ITEM.preparation]: items.timeRecording,
  [ITEM.letter]: items.timeRecording,
  [ITEM.call]: items.hearing,
  [ITEM.hearing]: items.hearing,
  [ITEM.disbursement]: items.disbursement,
  [ITEM.expertFee]: items.expertFee,
  [ITEM.costNote]: items.costNote,
  [ITEM.note]: target.note,
  [ITEM.step]: items.proceduralStep,
  [ITEM.attendanceStep]: items.proceduralStep,
  [ITEM.highCostStep]: items.highCostStep,
  [PART.general]: items.casePart,
  [PART.property]: items.casePart,
  [PARTY.deputy]: items.party,
  [COMMENT.open]: target.comment,
  [FILE.statement]: target.file,
})

/** The variables of the operations about the assessment of the case that is complete. */
function ofAssessment({ complete, assessedLine, assessmentRuling }: Target): Record<string, Record<string, unknown>> {
  const [read, change] = [{ uuid: complete }, { caseUuid: complete }]
  const line = { uuid: assessedLine, allowed: { amount: '0' } }
  return {
    Assessment: { ...read, first: 10, head: true },
    AssessedLines: { ...read, uuids: [assessedLine] },
    AssessedCount: { ...read, filter: { states: ['reduced'] } },
    AssessmentPayments: read,
    EnteredLines: read,
    Reductions: { ...read, by: 'reason' },
    SaveAssessmentLines: { ...change, changes: [line], uuids: [assessedLine] },
    RuleAssessmentLines: { ...change, ruling: { column: 'offered', percent: 50 } },
    ImportAssessmentWorkbook: { ...change, import: assessmentRuling },
    UndoAssessmentRuling: { ...change, undo: assessmentRuling },
    EditAssessment: { ...change, input: { generalPoints: 'The rates.' } },
    RemoveAssessment: change,
    RestoreAssessment: change,
  }
}

/** The variables of what the host of the specifications has no operation for, and of what differs here. */
function ownVariables(given: Target): Record<string, Record<string, unknown>> {
  const { firm, ...target } = given
  const inFirm = { clientUuid: firm.client }
  const group = { ...inFirm, uuid: target.group }
  const person = { uuid: target.person }
  const card = { ...inFirm, uuid: target.rateCard }
  const invited = {
    name: 'Ivo Fell',
    emailAddress: `${word('p').slice(0, 16)}@firm.example`,
    clientRole: 'team_leader',
    siteUuid: firm.site,
  }
  const cardInput = { grade: 'A', effectiveFrom: '2020-01-01', rate: '210' }
  const entryInput = { code: 'Z', name: 'Visits', source: 'The template', from: '2020-01-01' }
  const edition = { ...inFirm, key: 'care_fixed_fee', uuid: target.rateEdition }
  const editionInput = {
    effectiveFrom: '2021-01-01',
    authority: 'Our own',
    amounts: [{ row: 'parent.other_judge.one.North', amount: '1500.00' }],
  }
  return {
    ApiClients: inFirm,
    AddApiClient: { ...inFirm, input: { name: 'Case system', clientRole: 'solicitor' } },
    RevokeApiClient: { ...inFirm, uuid: target.apiClient },
    Webhooks: inFirm,
    WebhookPage: { webhookUuid: target.webhook },
    AddWebhook: { ...inFirm, input: { url: 'https://hooks.example/', types: ['comment.added'] } },
    EditWebhook: { uuid: target.webhook, input: { description: 'Ours' } },
    RotateWebhookSecret: { uuid: target.webhook },
    ResendWebhookDeliveries: { webhookUuid: target.webhook, uuids: [target.webhookDelivery] },
    RemoveWebhook: { uuid: target.webhook },
    CaseViews: {},
    AddCaseView: { input: { name: 'Ours', page: 'cases', query: 'q=a', isShared: false } },
    EditCaseView: { uuid: target.view, input: { name: 'Another' } },
    RemoveCaseView: { uuid: target.view },
    ClientMark: { uuid: firm.client },
    RemoveClientMark: { uuid: firm.client },
    FirmArchives: inFirm,
    RequestFirmArchive: { ...inFirm, currentPassword: 'not this one' },
    DeleteFirmArchive: { ...inFirm, uuid: target.firmArchive },
    MergePreview: { ...inFirm, mergedUuid: target.parent.client },
    MergedCases: { ...inFirm, mergedUuid: target.parent.client },
    MergeClients: { ...inFirm, mergedUuid: target.parent.client, stamp: 'none', idempotencyKey: 'key' },
    ClientParentPreview: { uuid: firm.client },
    SetClientParent: { uuid: firm.client },
    ArchiveClient: { uuid: firm.client },
    RestoreClient: { uuid: firm.client },
    RemoveClient: { uuid: firm.client },
    RestoreRemovedClient: { uuid: firm.client },
    Unread: {},
    Notifications: {},
    MarkNotificationsRead: { uuids: [target.notification] },
    NotificationSettings: {},
    EditNotificationSettings: { settings: [] },
    RateCards: inFirm,
    AddRateCard: { ...inFirm, input: { ...cardInput, grade: 'C' } },
    EditRateCard: { ...card, input: cardInput },
    RemoveRateCard: card,
    BillLists: inFirm,
    AddBillListEntry: { ...inFirm, list: 'opg105_categories', input: entryInput },
    EditBillListEntry: { ...inFirm, list: 'opg105_categories', uuid: target.billListEntry, input: entryInput },
    RemoveBillListEntry: { ...inFirm, list: 'opg105_categories', uuid: target.billListEntry },
    RateTables: inFirm,
    RateTable: { ...inFirm, key: 'care_fixed_fee' },
    RateEditionPreview: { ...inFirm, key: 'care_fixed_fee', input: editionInput },
    AddRateEdition: { ...inFirm, key: 'care_fixed_fee', input: editionInput },
    EditRateEdition: { ...edition, input: { ...editionInput, effectiveFrom: '2020-01-01' } },
    RemoveRateEdition: edition,
    ResetPassword: { ...person, password: PASSWORD },
    InviteUser: { ...inFirm, input: invited },
    SendPasswordLink: { userUuid: target.person },
    UserGroups: inFirm,
    AddUserGroup: { ...inFirm, name: 'Night', users: [target.person] },
    EditUserGroup: { ...group, name: 'Day' },
    RemoveUserGroup: group,
    ChangePassword: { currentPassword: 'not this one', password: PASSWORD },
    AddSecondFactor: { kind: 'app', currentPassword: 'not this one' },
    RemoveSecondFactor: { uuid: target.note, currentPassword: 'not this one' },
    ResetSecondFactor: { userUuid: target.person },
    SecondFactorRule: inFirm,
    ManagesSecondFactors: inFirm,
    EditSecondFactorRule: { ...inFirm, roles: ['solicitor'] },
    EndSession: { uuid: target.note },
    UserSessions: { userUuid: target.person },
    EndSessions: { userUuid: target.person },
    SignIns: { first: 10 },
    AddAdministrator: {
      input: { name: 'Not Mine', emailAddress: 'not@mine.example', password: PASSWORD },
      idempotencyKey: 'key',
    },
    InviteAdministrator: { input: { name: 'Not Mine', emailAddress: 'not@mine.example' }, idempotencyKey: 'key' },
    DeactivateUser: person,
    RestoreUser: person,
    AuditRestore: { uuid: target.caseUuid, id: target.change },
    RestoreAuditedValue: { caseUuid: target.caseUuid, id: target.change },
    EditProfile: { input: { name: 'Orla Tide', emailAddress: target.parent.owner } },
    ...ofAssessment(given),
    ...Object.fromEntries(
      furtherAreaCases.map(({ area }) => [
        `Edit${area.graphqlName}`,
        { uuid: target.furtherCases?.[area.name], input: { caseName: 'Re Changed' } },
      ]),
    ),
  }
}
/** The kind that an operation of `ofFurtherKinds` is about, in whose place the other host has another row. */
const furtherKindOf = (name: string): KindName | undefined =>
  (Object.entries(kinds) as [KindName, AnyKind][]).find(
    ([, { type, list }]) =>
      [`Edit${type}`, `Set${type}Files`, `Remove${type}`, `Restore${type}`].includes(name) ||
      name.toLowerCase() === `change${list}`.toLowerCase(),
  )?.[0]

/** Asked by the owner of the firm; all others by the owner of its parent. */
const OF_THE_FIRM = /CaseView|Notification|Unread|^(?:Edit|Remove)Note$|^EditComment$/
/** The variables of an operation about the host of the specifications; undefined for one of which that has none. */
const givenFor = (name: string): Record<string, unknown> | undefined =>
  notOffered[name] ?? ofAbsentCases[name] ?? (name in peopleVariables ? peopleVariables[name] : variablesOf(name))

function variablesFor(name: string, target: Target, own: Record<string, Record<string, unknown>>) {
  const further = furtherKindOf(name)
  const isFurther = further && (additionOfKind(kinds[further] as AnyKind) || name.startsWith('Restore'))
  const records = recordsOf(target)
  if (isFurther) Object.assign(records, { [ITEM.call]: target.items[further], [CASE.care]: caseOf(target, further) })
  const text = Object.entries(records).reduce(
    (all, [id, record]) => all.replaceAll(id, record),
    JSON.stringify(own[name] ?? givenFor(name)),
  )
  return JSON.parse(
    text
      .replace('"idempotencyKey":"key"', `"idempotencyKey":"${randomUUID()}"`)
      .replace('"solicitorSraNumber":"77"', '"solicitorSraNumber":"640100"')
      .replace('ida@oakfield.example', `${word('p').slice(0, 16)}@firm.example`),
  ) as Record<string, unknown>
}

/** In which order changes are made: what others are about is removed after them. */
const ORDER = [
  /^Add/,
  /^(?!Remove|Restore|Move|Complete|Send|Generate|Deactivate|Archive|Reset)/,
  /^Remove/,
  /^Restore(?!User|Client)/,
]
const LAST = /^(?:Move|Send|Complete)/
const placeOf = (name: string): number => {
  const at = ORDER.findIndex((pattern) => pattern.test(name))
  if (at >= 0) return at
  return LAST.test(name) ? ORDER.length : ORDER.length + 1
}

/** Every operation of the web app, about the records of a target: first those that read, then the changes. */
export function operationsOf(target: Target): TargetedOperation[] {
  const own = ownVariables(target)
  const all = webOperations.map(({ name, text, operation }) => ({
    name,
    text,
    writes: operation.operation !== ('query' as typeof operation.operation),
    by: OF_THE_FIRM.test(name) ? target.owner : target.parent.owner,
    variables: {
      ...(operation.variableDefinitions?.some(({ variable }) => variable.name.value === 'idempotencyKey') && {
        idempotencyKey: randomUUID(),
      }),
      ...variablesFor(name, target, own),
    },
  }))
  const rank = ({ name, writes }: TargetedOperation): number => (writes ? 1 + placeOf(name) : 0)
  return all.toSorted((a, b) => rank(a) - rank(b))
}
