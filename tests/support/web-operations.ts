import operations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { examples } from '@costdraft/schema/items/examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { isListed, listedKinds, listsOf } from '@costdraft/schema/items/listed-kinds.ts'
import { changeMutationOf } from '@costdraft/schema/items/row-changes.ts'
import { additionOfKind, type AnyKind } from '@costdraft/schema/kind.ts'
import { parse, Kind, type OperationDefinitionNode } from 'graphql'
import { furtherAreaCases } from './further-area-cases.ts'
import { CASE, COMMENT, EARNER, FILE, FIRM, ITEM, PART, PARTY, PERSON, SITE } from './spec-host/ids.ts'

// The operations of the web app with the variables they are run with, in front of a host that serves the two
// specifications and nothing else.
const caseFields = {
  caseName: 'Re Here',
  solicitorsCaseReference: 'OAK/1',
  feeEarner: EARNER.sana,
  site: SITE.oakfieldHead,
}
const courtFields = {
  caseType: 'deputyship',
  courtType: 'court_of_protection',
  courtName: 'Court of Protection',
  caseNumber: '13456789',
  claimant: 'Harriet Webb',
  defendant: 'Alfred Webb',
  startDate: '2024-04-01',
  endDate: '2025-03-31',
  opgEstimate: 5_000,
  courtFee: 0,
}
const item = (name: keyof typeof examples): object => {
  const draft = { ...examples[name].valid[0] }
  return 'feeEarner' in draft ? { ...draft, feeEarner: EARNER.sana } : draft
}
/** A fee earner, whose periods this host does not keep. */
export const ofEarner = { clientUuid: FIRM.oakfield, uuid: EARNER.sana, from: '2025-03-01' }
/**
 * The variables of the operations about cases, and of those that say which cases a change moves, but for the case that
 * they are about.
 */
export const caseVariables: Record<string, Record<string, unknown>> = {
  CaseScreen: { edits: true, costs: true },
  CaseTotals: {},
  CaseFeeEarners: {},
  PartScopes: {},
  RowsWithoutPart: {},
  FilingCheck: { first: 10 },
  PastReductions: {},
  UsualRate: { feeEarner: EARNER.sana, date: '2025-03-05' },
  DoubleClaims: {},
  OpenFindings: {},
  OpenComments: {},
  Explain: { first: 10 },
  CaseDetails: {},
  CaseFirm: {},
  Cases: {},
  CasesScreen: { stages: true, views: true },
  CaseStages: {},
  CasesForRows: { search: 're' },
  CaseChoices: {},
  CaseSheet: { format: 'csv', sort: { field: 'staff', direction: 'asc' }, search: 'a' },
  CaseNotes: {},
  CaseAudit: {},
  Narrative: {},
  Reasons: {},
  Enhancements: {},
  CaseFiles: {},
  CostNotes: { first: 10, sums: true },
  Disbursements: { first: 10, sums: true },
  ExpertFees: { first: 10, sums: true },
  Hearings: { first: 10, sums: true },
  TimeRecordings: { first: 10, sums: true },
  Attention: {},
  ExpertTypes: {},
  CaseBillLists: {},
  Documents: {},
  Previews: {},
  Workspace: {},
  NextDeadline: {},
  CaseDeadlines: {},
  Assessment: { first: 10, head: true },
  AssessedLines: { uuids: [ITEM.call] },
  AssessedCount: { filter: { states: ['reduced'] } },
  AssessmentPayments: {},
  EnteredLines: {},
  Reductions: { by: 'reason' },
  AddLegalAidCase: {
    solicitorUuid: FIRM.oakfield,
    idempotencyKey: 'key',
    input: {
      ...caseFields,
      caseType: 'care_and_supervision',
      representedParty: 'parent',
      partiesRepresented: 1,
      certificate: { certificateNumber: 'OAK108ABC123', courtLevel: 'other_judge', dateOfIssue: '2025-01-10' },
    },
  },
  EditLegalAidCase: { input: { caseName: 'Re Changed', certificate: { courtLevel: 'high_court_judge' } } },
  AddCourtOfProtectionCase: {
    solicitorUuid: FIRM.oakfield,
    idempotencyKey: 'key',
    input: { ...caseFields, ...courtFields, costsBasis: 'assessed' },
  },
  EditCourtOfProtectionCase: { uuid: CASE.protection, input: { caseName: 'Re Changed', opgEstimate: 4_500 } },
  ValueOfAssets: { uuid: CASE.protection },
  EditValueOfAssets: { caseUuid: CASE.protection, text: 'A house and an account.' },
  CaseParts: { uuid: CASE.protection, first: 10, sums: true },
  AddCopCasePart: { caseUuid: CASE.protection, input: { description: 'Second year' }, idempotencyKey: 'key' },
  EditCopCasePart: { caseUuid: CASE.protection, uuid: PART.general, input: { description: 'First year' } },
  ChangeCaseParts: {
    caseUuid: CASE.protection,
    changes: [{ action: 'edit', uuid: PART.general, input: { description: 'First year' } }],
  },
  RemoveCopCasePart: { caseUuid: CASE.protection, uuid: PART.property },
  Parties: { uuid: CASE.protection, first: 10, sums: true },
  AddParty: { caseUuid: CASE.protection, input: item('party'), idempotencyKey: 'key' },
  EditParty: { caseUuid: CASE.protection, uuid: PARTY.deputy, input: item('party') },
  ChangeParties: { caseUuid: CASE.protection, changes: [{ action: 'edit', uuid: PARTY.deputy, input: item('party') }] },
  RemoveParty: { caseUuid: CASE.protection, uuid: PARTY.deputy },
  AddInterPartiesCase: {
    solicitorUuid: FIRM.oakfield,
    idempotencyKey: 'key',
    input: { ...caseFields, ...courtFields, caseType: 'bill_of_costs' },
  },
  EditInterPartiesCase: { uuid: CASE.interPartes, input: { caseName: 'Changed v Birch' } },
  ProceduralSteps: { uuid: CASE.interPartes, first: 10, sums: true },
  Attendances: { uuid: CASE.interPartes, first: 10, sums: true },
  Budget: { uuid: CASE.interPartes },
  BudgetVersion: { uuid: CASE.interPartes, number: 1 },
  AddProceduralStep: { caseUuid: CASE.interPartes, input: item('proceduralStep'), idempotencyKey: 'key' },
  EditProceduralStep: { caseUuid: CASE.interPartes, uuid: ITEM.step, input: item('proceduralStep') },
  SetProceduralStepFiles: { caseUuid: CASE.interPartes, uuid: ITEM.step, files: [] },
  ChangeProceduralSteps: {
    caseUuid: CASE.interPartes,
    changes: [{ action: 'edit', uuid: ITEM.step, input: item('proceduralStep') }],
  },
  RemoveProceduralStep: { caseUuid: CASE.interPartes, uuid: ITEM.attendanceStep },
  AddHighCostCase: {
    solicitorUuid: FIRM.oakfield,
    idempotencyKey: 'key',
    input: {
      ...caseFields,
      caseType: 'care_and_supervision',
      representedParty: 'parent',
      partiesRepresented: 1,
      certificate: {
        certificateNumber: 'OAK109ABC123',
        courtLevel: 'other_judge',
        dateOfIssue: '2025-01-10',
        advocacyScheme: 'single_counsel',
        feeScheme: 'events',
        finalHearingLength: 'up_to_10_days',
      },
    },
  },
  EditHighCostCase: {
    uuid: CASE.highCost,
    input: { caseName: 'Re Changed', certificate: { finalHearingLength: 'over_10_days' } },
  },
  HighCostSteps: { uuid: CASE.highCost, first: 10, sums: true },
  AddHighCostStep: { caseUuid: CASE.highCost, input: item('highCostStep'), idempotencyKey: 'key' },
  EditHighCostStep: { caseUuid: CASE.highCost, uuid: ITEM.highCostStep, input: item('highCostStep') },
  SetHighCostStepFiles: { caseUuid: CASE.highCost, uuid: ITEM.highCostStep, files: [] },
  ChangeHighCostSteps: {
    caseUuid: CASE.highCost,
    changes: [{ action: 'edit', uuid: ITEM.highCostStep, input: item('highCostStep') }],
  },
  RemoveHighCostStep: { caseUuid: CASE.highCost, uuid: ITEM.highCostStep },
  MoveCase: { stage: 'blocked', idempotencyKey: 'key' },
  SendForReview: { idempotencyKey: 'key' },
  AuditChoices: {},
  AuditRestore: { id: '1' },
  AddNote: { body: 'A note', idempotencyKey: 'key' },
  EditNote: { uuid: ITEM.note, body: 'A changed note' },
  RemoveNote: { uuid: ITEM.note },
  SetExceptional: { exceptional: true },
  SetEnhancements: { enhancements: [{ activityType: 'preparation', enhancement: 10 }] },
  EditNarrative: { text: 'It was long.' },
  EditReasons: { text: 'It was hard.' },
  AddFolder: { name: 'Orders' },
  RenameFile: { id: FILE.statement, name: 'reply.pdf' },
  MoveFiles: { ids: [FILE.statement] },
  AddCostNote: { input: item('costNote'), idempotencyKey: 'key' },
  EditCostNote: { uuid: ITEM.costNote, input: item('costNote') },
  SetCostNoteFiles: { uuid: ITEM.costNote, files: [FILE.statement] },
  ChangeCostNotes: { changes: [{ action: 'edit', uuid: ITEM.costNote, input: item('costNote') }] },
  RemoveCostNote: { uuid: ITEM.costNote },
  AddDisbursement: { input: item('disbursement'), idempotencyKey: 'key' },
  EditDisbursement: { uuid: ITEM.disbursement, input: item('disbursement') },
  SetDisbursementFiles: { uuid: ITEM.disbursement, files: [FILE.statement] },
  ChangeDisbursements: { changes: [{ action: 'edit', uuid: ITEM.disbursement, input: item('disbursement') }] },
  RemoveDisbursement: { uuid: ITEM.disbursement },
  AddExpertFee: { input: item('expertFee'), idempotencyKey: 'key' },
  EditExpertFee: { uuid: ITEM.expertFee, input: item('expertFee') },
  SetExpertFeeFiles: { uuid: ITEM.expertFee, files: [FILE.statement] },
  ChangeExpertFees: { changes: [{ action: 'edit', uuid: ITEM.expertFee, input: item('expertFee') }] },
  RemoveExpertFee: { uuid: ITEM.expertFee },
  AddHearing: { input: item('hearing'), idempotencyKey: 'key' },
  EditHearing: { uuid: ITEM.hearing, input: item('hearing') },
  AddComment: { entityType: 'case_fee', entityUuid: ITEM.call, body: 'Look here', idempotencyKey: 'key' },
  EditComment: { entityType: 'case_fee', entityUuid: ITEM.call, uuid: COMMENT.open, body: 'Look there' },
  ResolveComment: { entityType: 'case_fee', entityUuid: ITEM.call, uuid: COMMENT.open },
  SetHearingFiles: { uuid: ITEM.hearing, files: [FILE.statement] },
  ChangeHearings: { changes: [{ action: 'edit', uuid: ITEM.hearing, input: item('hearing') }] },
  RemoveHearing: { uuid: ITEM.hearing },
  AddTimeRecording: { input: item('timeRecording'), idempotencyKey: 'key' },
  EditTimeRecording: { uuid: ITEM.preparation, input: item('timeRecording') },
  SetTimeRecordingFiles: { uuid: ITEM.preparation, files: [FILE.statement] },
  ChangeTimeRecordings: { changes: [{ action: 'edit', uuid: ITEM.preparation, input: item('timeRecording') }] },
  RemoveTimeRecording: { uuid: ITEM.letter },
  RemoveFiles: { ids: [FILE.statement] },
  GenerateDocuments: { caseUuid: CASE.careComplete, idempotencyKey: 'key' },
  CompleteCase: { idempotencyKey: 'key' },
  ClientFeeEarners: { uuid: FIRM.oakfield },
  EditFeeEarner: { clientUuid: FIRM.oakfield, uuid: EARNER.sana, input: { grade: 'A' } },
  FeeEarnerPreview: { ...ofEarner, input: { grade: 'C' } },
  SitePreview: { clientUuid: FIRM.oakfield, uuid: SITE.oakfieldWest, input: { region: 'North' } },
}

const siteInput = {
  siteName: 'Second office',
  firstLineAddress: '1 High Street',
  town: 'Leeds',
  postcode: 'LS1 2PF',
  region: 'North',
  location: 'Non-London',
}
const earnerInput = { site: SITE.oakfieldHead, firstname: 'Ed', surname: 'North', type: 'solicitor', grade: 'A' }
const ofFirm = { uuid: FIRM.oakfield }
const inFirm = { clientUuid: FIRM.oakfield }
/** The operations of the web app on the rows of kinds that the specifications lack: their lists, and each change. */
const ofFurtherKinds = Object.fromEntries(
  (Object.entries(kinds) as [KindName, AnyKind][]).flatMap(([name, kind]) => {
    if (!additionOfKind(kind) || !isListed(kind)) return []
    const uuid = ITEM.call
    const inCase = { caseUuid: CASE.care, uuid }
    const changed = { action: 'edit', uuid, input: item(name) }
    const changing = changeMutationOf(kind.list)
    return [
      ...listsOf(kind).map((list) => [
        `${list.charAt(0).toUpperCase()}${list.slice(1)}`,
        { uuid: CASE.care, first: 10 },
      ]),
      [`Add${kind.type}`, { caseUuid: CASE.care, input: item(name), idempotencyKey: 'key' }],
      [`Edit${kind.type}`, { ...inCase, input: item(name) }],
      ...(kind.hasFiles ? [[`Set${kind.type}Files`, { ...inCase, files: [] }]] : []),
      [`Remove${kind.type}`, inCase],
      [`${changing.charAt(0).toUpperCase()}${changing.slice(1)}`, { caseUuid: CASE.care, changes: [changed] }],
    ]
  }),
)
/** The variables of the operations about people, clients and the viewer. */
export const peopleVariables: Record<string, Record<string, unknown>> = {
  Viewer: {},
  CasesScope: {},
  ClientsScope: {},
  UsersScope: {},
  Solicitors: {},
  RateFirms: {},
  About: {},
  Profile: {},
  Roles: {},
  Panel: {},
  Search: { text: 'Re' },
  Offices: ofFirm,
  ClientDetails: ofFirm,
  ClientMark: ofFirm,
  ClientSites: ofFirm,
  Sites: ofFirm,
  FeeEarners: ofFirm,
  Staff: ofFirm,
  RateFirm: ofFirm,
  UserFirm: ofFirm,
  GroupFirm: inFirm,
  GroupPeople: inFirm,
  ManagesApiClients: inFirm,
  AdministrationAudit: {},
  AuditLog: { isSystem: false },
  AuditLogSheet: { format: 'csv' },
  Clients: {},
  Removals: {},
  RemovedCases: {},
  ChoosableClients: { permission: 'user:create' },
  OtherClients: {},
  ClientDuplicates: { sraNumber: '640100' },
  Users: {},
  User: { uuid: PERSON.draftsman },
  Reviewer: { uuid: PERSON.draftsman },
  AddClient: {
    input: { name: 'Elm Law', clientType: 'solicitor', solicitorSraNumber: '77' },
    sites: [{ ...siteInput, headquarters: true }],
    feeEarners: [{ ...earnerInput, site: '0' }],
  },
  EditClient: { ...ofFirm, input: { name: 'Oakfield Law' } },
  AddSite: { ...inFirm, input: siteInput, idempotencyKey: 'key' },
  EditSite: { ...inFirm, uuid: SITE.oakfieldWest, input: { town: 'Bath' } },
  AddFeeEarner: { ...inFirm, input: earnerInput, idempotencyKey: 'key' },
  AddUser: {
    ...inFirm,
    input: {
      name: 'Ida Fell',
      emailAddress: 'ida@oakfield.example',
      clientRole: 'solicitor',
      siteUuid: SITE.oakfieldHead,
      solicitorSraNumber: '1',
      password: 'long enough',
    },
    idempotencyKey: 'key',
  },
  EditUser: {
    uuid: PERSON.draftsman,
    input: { name: 'Dan Drafter' },
    childClientRoles: [{ clientUuid: FIRM.oakfield, role: 'team_leader' }],
  },
  EditProfile: { input: { name: 'Orla Tide', emailAddress: 'orla@tideway.example' } },
}
/** What no specified call can do: refused in a sentence, without a call. */
const BUDGET = { input: { incurredTo: '2025-03-31', phases: [], contingencies: [] } }
export const notOffered: Readonly<Record<string, Record<string, unknown>>> = {
  PreviewDocument: { caseUuid: CASE.care, key: 'bill' },
  RemoveFeeEarnerPeriod: ofEarner,
  // Long after any work of the tests.
  RetireFeeEarner: { uuid: EARNER.sana, from: '2999-01-01' },
  RemoveFeeEarner: { ...inFirm, uuid: EARNER.sana },
  RestoreRemovedFeeEarner: { ...inFirm, uuid: EARNER.sana },
  RemoveSite: { ...inFirm, uuid: SITE.oakfieldWest },
  RestoreRemovedSite: { ...inFirm, uuid: SITE.oakfieldWest },
  RemoveCase: { uuid: CASE.care },
  RestoreRemovedCase: { ...inFirm, uuid: CASE.care },
  SplitItem: { caseUuid: CASE.care, kind: 'disbursement', uuid: ITEM.disbursement, amount: '1.00' },
  MoveItems: { caseUuid: CASE.care, kind: 'disbursement', rows: [{ uuid: ITEM.disbursement }], part: null },
  UndoRows: { caseUuid: CASE.care, undo: ITEM.disbursement },
  CopyCase: { uuid: CASE.care, items: true },
  RemoveClientMark: { uuid: FIRM.oakfield },
  PricedHearing: { caseUuid: CASE.care, input: item('hearing') },
  DateFile: { caseUuid: CASE.care, id: FILE.statement, dated: '2025-01-14' },
  RestoreFiles: { caseUuid: CASE.care, uuids: [FILE.statement] },
  RestoreAuditedValue: { caseUuid: CASE.care, id: '1' },
  Report: {
    workInProgress: true,
    agePace: false,
    completed: false,
    unclaimed: false,
    dates: false,
    outcome: false,
  },
  ReportSheet: { report: 'workInProgress', format: 'csv' },
  BudgetFigures: { uuid: CASE.interPartes, ...BUDGET },
  SaveBudget: { caseUuid: CASE.interPartes, ...BUDGET },
  SaveDeadlines: { caseUuid: CASE.interPartes },
  SaveAssessmentLines: {
    caseUuid: CASE.interPartes,
    changes: [{ uuid: ITEM.call, allowed: { amount: '1.00' } }],
    uuids: [ITEM.call],
  },
  RuleAssessmentLines: { caseUuid: CASE.interPartes, ruling: { column: 'allowed', percent: 50 } },
  ImportAssessmentWorkbook: { caseUuid: CASE.interPartes, import: ITEM.call },
  UndoAssessmentRuling: { caseUuid: CASE.interPartes, undo: ITEM.call },
  EditAssessment: { caseUuid: CASE.interPartes, input: { generalPoints: 'The rates.' } },
  RemoveAssessment: { caseUuid: CASE.interPartes },
  RestoreAssessment: { caseUuid: CASE.interPartes },
  ...ofFurtherKinds,
  ...Object.fromEntries(
    furtherAreaCases.map(({ area, fields }) => [
      `Add${area.graphqlName}`,
      { solicitorUuid: FIRM.oakfield, idempotencyKey: 'key', input: { ...caseFields, ...fields } },
    ]),
  ),
  ...Object.fromEntries(listedKinds.map(({ type }) => [`Restore${type}`, { caseUuid: CASE.care, uuid: ITEM.call }])),
}

/** Editing a case of an area that the specifications lack: no host of theirs has one. */
export const ofAbsentCases: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  furtherAreaCases.map(({ area }) => [
    `Edit${area.graphqlName}`,
    { uuid: CASE.care, input: { caseName: 'Re Changed' } },
  ]),
)

export const webOperations = Object.values(operations).map((text) => {
  const [operation] = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return { text, operation: operation as OperationDefinitionNode, name: operation?.name?.value ?? '' }
})

/** An operation of the web app by its name. */
export function webOperation(name: string): (typeof webOperations)[number] & { operation: OperationDefinitionNode } {
  const found = webOperations.find((one) => one.name === name)
  if (!found?.operation) throw new Error(`There is no operation ${name}.`)
  return found
}
const takes = ({ variableDefinitions = [] }: OperationDefinitionNode, name: string): boolean =>
  variableDefinitions.some(({ variable }) => variable.name.value === name)
/** The variables of an operation about a case: of the care case, unless its own say another. */
export function ofCareCase(name: string): Record<string, unknown> {
  const { operation } = webOperation(name)
  const own = ['uuid', 'caseUuid'].filter((one) => takes(operation, one)).map((one) => [one, CASE.care])
  return { ...Object.fromEntries(own), ...caseVariables[name] }
}
/** The variables that an operation is run with. */
export const variablesOf = (name: string): Record<string, unknown> => peopleVariables[name] ?? ofCareCase(name)
