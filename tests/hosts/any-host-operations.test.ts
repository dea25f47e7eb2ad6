import operations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { examples } from '@costdraft/schema/items/examples.ts'
import { queryParameters } from '@costdraft/schema/items/item-query.ts'
import { parse, Kind, type OperationDefinitionNode } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, COMMENT, EARNER, FILE, FIRM, ITEM, PART, PARTY, SITE, TOKEN } from '../support/spec-host/ids.ts'
import { PATHS } from '../support/spec-host/paths.ts'

// Every operation of the web app in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost({ checks: true })
})
afterAll(() => any.stop())

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
const ofEarner = { clientUuid: FIRM.oakfield, uuid: EARNER.sana, from: '2025-03-01' }
/**
 * The variables of the operations about cases, and of those that say which cases a change moves. Whatever is not here
 * is about people and clients.
 */
const variables: Record<string, Record<string, unknown>> = {
  CaseTotals: {},
  PartScopes: {},
  RowsWithoutPart: {},
  FilingCheck: { first: 10 },
  DoubleClaims: {},
  OpenFindings: {},
  OpenComments: {},
  Explain: { first: 10 },
  CaseDetails: {},
  CaseFirm: {},
  Cases: {},
  CaseStages: {},
  CaseChoices: {},
  CaseSheet: { format: 'csv', sort: { field: 'staff', direction: 'asc' }, search: 'a' },
  CaseNotes: {},
  CaseAudit: {},
  Narrative: {},
  Reasons: {},
  Enhancements: {},
  CaseFiles: {},
  CostNotes: { first: 10 },
  CostNotesSums: {},
  Disbursements: { first: 10 },
  DisbursementsSums: {},
  ExpertFees: { first: 10 },
  ExpertFeesSums: {},
  Hearings: { first: 10 },
  HearingsSums: {},
  TimeRecordings: { first: 10 },
  TimeRecordingsSums: {},
  Attention: {},
  ExpertTypes: {},
  Documents: {},
  Workspace: {},
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
  CaseParts: { uuid: CASE.protection, first: 10 },
  CasePartsSums: { uuid: CASE.protection },
  AddCopCasePart: { caseUuid: CASE.protection, input: { description: 'Second year' }, idempotencyKey: 'key' },
  EditCopCasePart: { caseUuid: CASE.protection, uuid: PART.general, input: { description: 'First year' } },
  ChangeCaseParts: {
    caseUuid: CASE.protection,
    changes: [{ action: 'edit', uuid: PART.general, input: { description: 'First year' } }],
  },
  RemoveCopCasePart: { caseUuid: CASE.protection, uuid: PART.property },
  Parties: { uuid: CASE.protection, first: 10 },
  PartiesSums: { uuid: CASE.protection },
  AddParty: { caseUuid: CASE.protection, input: item('party'), idempotencyKey: 'key' },
  EditParty: { caseUuid: CASE.protection, uuid: PARTY.deputy, input: item('party') },
  ChangeParties: { caseUuid: CASE.protection, changes: [{ action: 'edit', uuid: PARTY.deputy, input: item('party') }] },
  RemoveParty: { caseUuid: CASE.protection, uuid: PARTY.deputy },
  AddInterPartiesCase: {
    solicitorUuid: FIRM.oakfield,
    idempotencyKey: 'key',
    input: { ...caseFields, ...courtFields, caseType: 'bill_of_costs' },
  },
  EditInterPartiesCase: { uuid: CASE.interParties, input: { caseName: 'Changed v Birch' } },
  ProceduralSteps: { uuid: CASE.interParties, first: 10 },
  ProceduralStepsSums: { uuid: CASE.interParties },
  Attendances: { uuid: CASE.interParties, first: 10 },
  AttendancesSums: { uuid: CASE.interParties },
  Budget: { uuid: CASE.interParties },
  BudgetVersion: { uuid: CASE.interParties, number: 1 },
  AddProceduralStep: { caseUuid: CASE.interParties, input: item('proceduralStep'), idempotencyKey: 'key' },
  EditProceduralStep: { caseUuid: CASE.interParties, uuid: ITEM.step, input: item('proceduralStep') },
  SetProceduralStepFiles: { caseUuid: CASE.interParties, uuid: ITEM.step, files: [] },
  ChangeProceduralSteps: {
    caseUuid: CASE.interParties,
    changes: [{ action: 'edit', uuid: ITEM.step, input: item('proceduralStep') }],
  },
  RemoveProceduralStep: { caseUuid: CASE.interParties, uuid: ITEM.attendanceStep },
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
  HighCostSteps: { uuid: CASE.highCost, first: 10 },
  HighCostStepsSums: { uuid: CASE.highCost },
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
/** What no specified call can do: refused in a sentence, without a call. */
const BUDGET = { input: { incurredTo: '2025-03-31', phases: [], contingencies: [] } }
const NOT_OFFERED: Readonly<Record<string, Record<string, unknown>>> = {
  RemoveFeeEarnerPeriod: ofEarner,
  RestoreFiles: { caseUuid: CASE.care, uuids: [FILE.statement] },
  RestoreAuditedValue: { caseUuid: CASE.care, id: '1' },
  BudgetFigures: { uuid: CASE.interParties, ...BUDGET },
  SaveBudget: { caseUuid: CASE.interParties, ...BUDGET },
  ...Object.fromEntries(
    [
      'RestoreCopCasePart',
      'RestoreCostNote',
      'RestoreDisbursement',
      'RestoreExpertFee',
      'RestoreHearing',
      'RestoreHighCostStep',
      'RestoreParty',
      'RestoreProceduralStep',
      'RestoreTimeRecording',
    ].map((name) => [name, { caseUuid: CASE.care, uuid: ITEM.call }]),
  ),
}

const texts = Object.values(operations).map((text) => {
  const [operation] = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return { text, operation: operation as OperationDefinitionNode, name: operation?.name?.value ?? '' }
})
const takes = ({ variableDefinitions = [] }: OperationDefinitionNode, name: string): boolean =>
  variableDefinitions.some(({ variable }) => variable.name.value === name)
const shapes = PATHS.map(([method, path]) => [method, new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)] as const)
const PROBES = ['GET client/additions', 'GET users/additions']
/** The calls that reached the host and are in neither specification. */
const unspecified = (): string[] => [
  ...new Set(
    any.host.requests
      .filter(({ method, path }) => !shapes.some(([m, shape]) => m === method && shape.test(path)))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('there is an entry for each operation about a case', () => {
  const about = texts.filter(({ text }) => /\bcase\(|caseUuid:|cases\(|Case\(/.test(text)).map(({ name }) => name)
  expect(about.filter((name) => !(name in variables) && !(name in NOT_OFFERED))).toEqual([])
})

test.each(Object.entries(variables))('%s answers what it asks for', async (name, given) => {
  const { text = '', operation } = texts.find((one) => one.name === name) ?? {}
  if (!operation) throw new Error(`There is no operation ${name}.`)
  const own = Object.fromEntries(
    ['uuid', 'caseUuid'].filter((one) => takes(operation, one)).map((one) => [one, CASE.care]),
  )
  const { data, errors } = await any.ask(TOKEN.owner, text, { ...own, ...given })
  expect(errors).toBeUndefined()
  expect(data).toBeTruthy()
  // Of several changes, each says by itself what became of it.
  const { changed = [] } = data as { changed?: { error: unknown }[] }
  expect(changed.flatMap(({ error }) => error ?? [])).toEqual([])
})

test.each(Object.entries(NOT_OFFERED))('%s is refused in a sentence', async (name, given) => {
  const { text = '' } = texts.find((one) => one.name === name) ?? {}
  const { errors } = await any.ask(TOKEN.owner, text, given)
  expect(errors).toMatchObject([
    { message: 'The service behind CostDraft does not offer this.', extensions: { code: 'NOT_FOUND' } },
  ])
})

test('the host was sent specified calls, and one probe of each of its sides', () => {
  expect(unspecified().filter((call) => /^\w+ client\//.test(call) && !PROBES.includes(call))).toEqual([])
  expect(any.host.requests.filter(({ path }) => path === 'client/additions')).toHaveLength(1)
  expect(any.host.requests.filter(({ headers }) => headers['idempotency-key'] ?? headers['if-match'])).toEqual([])
  // Parameters of additions: columns of lists, figures of a case, pages, which rows of a list, and lists of a row in
  // its own change.
  const added = ['columns', 'with', 'first', 'after', 'lists', ...queryParameters]
  expect(any.host.requests.filter(({ query }) => added.some((name) => name in query))).toEqual([])
  const created = any.host.requests.find(({ path }) => path === `client/${FIRM.oakfield}/case/legal-aid`)
  expect(created?.headers['content-type']).toContain('multipart/form-data')
  expect(created?.body).toMatchObject({ care_case: { case_name: 'Re Here' }, files: [] })
})

test('what holds of a fee earner from a day is unknown, and no case is said to change', async () => {
  const answerOf = async (name: string): Promise<unknown> => {
    const { text = '' } = texts.find((one) => one.name === name) ?? {}
    return (await any.ask(TOKEN.owner, text, variables[name])).data
  }
  expect(await answerOf('FeeEarnerPreview')).toEqual({ feeEarnerPreview: null })
  expect(await answerOf('SitePreview')).toEqual({ sitePreview: null })
  const { client } = (await answerOf('ClientFeeEarners')) as { client: { feeEarners: { periods: unknown }[] } }
  expect(client.feeEarners.map(({ periods }) => periods)).toEqual(client.feeEarners.map(() => null))
  const { text = '' } = texts.find((one) => one.name === 'EditFeeEarner') ?? {}
  const { errors } = await any.ask(TOKEN.owner, text, { ...ofEarner, input: { grade: 'A' } })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path: 'from' }] })
})

test('a hearing reaches the host in the words of the specification', () => {
  const added = any.host.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/hearing'))
  expect(added?.body).toMatchObject({
    fee_type: 'hearing',
    hearing_time: expect.any(Number),
    units: expect.any(Number),
  })
  const { start_time } = (added?.body ?? {}) as { start_time?: string }
  expect(start_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/)
})

test('an expert fee reaches the host in the words of the specification, and what it may not know only where it was entered', async () => {
  const ofHost = any.host.requests.filter(({ path }) => path.endsWith('/expert-fee')),
    added = ofHost.find(({ method }) => method === 'POST')
  expect(added?.body).toMatchObject({ fee_type: 'expert_fee', invoice_number: 'INV-2041', amount: 864, hours: 8 })
  const { hours: _hours, expertLocation: _location, ...specified } = examples.expertFee.valid[0] ?? {}
  const ADD = 'mutation ($c: ID!, $i: ExpertFeeInput!) { addExpertFee(caseUuid: $c, input: $i) { uuid } }'
  const { errors } = await any.ask(TOKEN.owner, ADD, { c: CASE.care, i: { ...specified, hours: null } })
  expect(errors).toBeUndefined()
  const plain = any.host.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('/expert-fee'))
  expect(Object.keys(plain?.body ?? {}).toSorted()).toEqual(
    ['amount', 'date', 'description', 'fee_type', 'invoice_number', 'invoice_type', 'vat_exempt'].toSorted(),
  )
})
