import { bodyOf } from '@costdraft/gateway/items/item-body.ts'
import { examples } from '@costdraft/schema/items/examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { textFieldOf } from '@costdraft/schema/kind.ts'
import { makeDocuments } from './documents.ts'
import { makeFile } from './files.ts'
import { makeArchive } from './firm-archive.ts'
import { caseBody, furtherAreaCases } from './further-area-cases.ts'
import { careCase } from './care-case.ts'
import { courtOfProtectionCase, isCourtOfProtectionKind } from './court-of-protection-case.ts'
import { highCostCase, isHighCostKind } from './high-cost-case.ts'
import { interPartesCase, isStepKind } from './inter-partes-case.ts'
import { ADMIN, makeFirm, makePerson, word, type Firm } from './firms.ts'
import { as } from './instance.ts'
import { ledgerForm, sheetForm } from './ledger-form.ts'
import { notificationsOf } from './notifications.ts'

/** The records of one firm that others try to access; `canary` is part of every text in them. */
export interface Target {
  firm: Firm
  owner: string
  parent: Firm & { owner: string }
  canary: string
  caseUuid: string
  /** A Court of Protection case, which its parts and parties belong to. */
  addCourtOfProtectionCase: string
  /** An inter partes case, which its procedural steps belong to. */
  addInterPartesCase: string
  /** A high cost case, which its steps belong to. */
  highCostCase: string
  /** A case of each area that has a file in `areas`, by the name of the area. */
  furtherCases?: Readonly<Record<string, string>>
  complete: string
  note: string
  comment: string
  output: string
  /** An archive of all data of the firm. */
  firmArchive: string
  file: string
  /** An import of a ledger into `caseUuid`. */
  ledgerImport: string
  /** What undoes the division of a row of `caseUuid`. */
  rowOperation: string
  /** A line of the bill of `complete` in its assessment, and what undoes a ruling on it. */
  assessedLine: string
  assessmentRuling: string
  /** An import of people into `firm`. */
  peopleImport: string
  items: Record<KindName, string>
  /** A user of the firm other than its owner, and a user group. */
  person: string
  group: string
  apiClient: string
  /** A webhook of the firm, and what it waits to be told of the completion of a case. */
  webhook: string
  webhookDelivery: string
  /** An own edition of the firm's fixed fees in care proceedings. */
  rateEdition: string
  /** A rate of the firm's own for grade A. */
  rateCard: string
  /** A category of form OPG105 that the firm has entered, which no row has. */
  billListEntry: string
  view: string
  /** The number of an entry of the audit that can be restored. */
  change: string
  /** A notification of its owner. */
  notification: string
}
/** A request for records of a firm. */
export type TargetOperation = (t: Target) => [query: string, variables: Record<string, unknown>]

type CasesOfTarget = Pick<Target, 'caseUuid' | 'addCourtOfProtectionCase' | 'addInterPartesCase' | 'highCostCase'>
/** The case of the target that has items of a kind: one of another area for what only that records. */
export function caseOf(cases: CasesOfTarget, name: KindName): string {
  const { caseUuid, addCourtOfProtectionCase, addInterPartesCase } = cases
  if (isHighCostKind(name)) return cases.highCostCase
  if (isStepKind(name)) return addInterPartesCase
  return isCourtOfProtectionKind(name) ? addCourtOfProtectionCase : caseUuid
}

/** The REST body of the first example of a kind, with a fee earner of the firm. */
export function itemBody(name: KindName, { feeEarner }: Firm): Record<string, unknown> {
  const draft = { ...examples[name].valid[0] }
  return bodyOf(kinds[name], 'feeEarner' in draft ? { ...draft, feeEarner } : draft, true)
}

/** The REST body of an edition of the fixed fees in care proceedings. */
export const rateEdition = (authority: string) => ({
  effective_from: '2020-01-01',
  authority,
  amounts: { 'parent.other_judge.one.North': 1_500 },
})

/** The REST body of a rate of the firm's own for grade A. */
export const rateCard = { grade: 'A', effective_from: '2020-01-01', rate: 200 }

/** The REST body of an entry of a list of the Court of Protection's bill. */
export const billListEntry = (name: string) => ({
  code: name.slice(0, 20),
  name,
  source: 'The template of the firm',
  from: '2020-01-01',
})

/** Creates a solicitor firm below a costs draftsman, with one record of every type. */
export async function makeTarget(): Promise<Target> {
  // Short: whoever searches for a word that they may not find is shown what is spelt nearly so, which the longer a word
  // the longer is looked for.
  const canary = word('Canary').slice(0, 16)
  const parent = await makeFirm(ADMIN, 'costs_draftsman')
  const firm = await makeFirm(parent.owner, 'solicitor', canary)
  const { owner } = firm
  const post = async <T = { uuid: string }>(path: string, body: unknown): Promise<T> => {
    const { status, body: row } = await as(owner).rest<T>('POST', path, body)
    if (status >= 300) throw new Error(`${path} ${status} ${JSON.stringify(row)}`)
    return row
  }
  const care = (name: string) =>
    post(`client/${firm.client}/case/legal-aid`, careCase(firm, { case_name: name, solicitors_case_reference: canary }))
  const { uuid: caseUuid } = await care(`Re ${canary}`)
  const at = `client/case/${caseUuid}`
  const hearing = await post<{ uuid: string; hearing_disbursements: { uuid: string }[] }>(`${at}/hearing`, {
    ...itemBody('hearing', firm),
    description: canary,
    hearing_disbursements: [{ disbursement_type: 'taxi', amount: 1, description: canary }],
  })
  const { uuid: addCourtOfProtectionCase } = await post(
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm, { case_name: `Re ${canary} deputy`, solicitors_case_reference: canary }),
  )
  const { uuid: addInterPartesCase } = await post(
    `client/${firm.client}/case/inter-parties`,
    interPartesCase(firm, { case_name: `Re ${canary} dispute`, solicitors_case_reference: canary }),
  )
  const step = await post<{
    uuid: string
    procedural_step_attendances: { uuid: string }[]
    procedural_step_disbursements: { uuid: string }[]
  }>(`client/case/${addInterPartesCase}/procedural-step`, {
    ...itemBody('proceduralStep', firm),
    description: canary,
    procedural_step_attendances: [{ ...itemBody('stepAttendance', firm), description: canary }],
    procedural_step_disbursements: [{ amount: 1, description: canary }],
  })
  const { uuid: eventsCase } = await post(
    `client/${firm.client}/case/high-cost`,
    highCostCase(firm, { case_name: `Re ${canary} events`, solicitors_case_reference: canary }),
  )
  const counsel = await post(`client/case/${eventsCase}/party`, { party: canary, role: 'junior_counsel' })
  const eventsStep = await post<{
    uuid: string
    counsel: { uuid: string }[]
    procedural_step_disbursements: { uuid: string }[]
  }>(`client/case/${eventsCase}/high-cost/procedural-step`, {
    ...itemBody('highCostStep', firm),
    description: canary,
    counsel: [
      {
        counsel_level: 'junior',
        counsel_attendance: { party_uuid: counsel.uuid, attendance: 'event' },
        travel: { distance: 1, amount: 1, description: canary },
      },
    ],
    procedural_step_disbursements: [{ disbursement_type: 'taxi', amount: 1, party_uuid: counsel.uuid }],
  })
  const add = async (name: KindName): Promise<string> =>
    (
      await post(
        `client/case/${caseOf({ caseUuid, addCourtOfProtectionCase, addInterPartesCase, highCostCase: eventsCase }, name)}/${kinds[name].path}`,
        {
          ...itemBody(name, firm),
          [textFieldOf(kinds[name]) ?? '']: canary,
        },
      )
    ).uuid
  const made = {
    hearing: hearing.uuid,
    hearingDisbursement: hearing.hearing_disbursements[0]?.uuid ?? '',
    proceduralStep: step.uuid,
    stepAttendance: step.procedural_step_attendances[0]?.uuid ?? '',
    stepDisbursement: step.procedural_step_disbursements[0]?.uuid ?? '',
    highCostStep: eventsStep.uuid,
    highCostCounsel: eventsStep.counsel[0]?.uuid ?? '',
    highCostStepDisbursement: eventsStep.procedural_step_disbursements[0]?.uuid ?? '',
  }
  const further: [KindName, string][] = []
  for (const name of Object.keys(kinds) as KindName[]) if (!(name in made)) further.push([name, await add(name)])
  const items = { ...made, ...Object.fromEntries(further) } as Target['items']
  const furtherCases: Record<string, string> = {}
  for (const further of furtherAreaCases) {
    const body = { ...caseBody(further, firm), case_name: `Re ${canary}` }
    const { uuid } = await post(`client/${firm.client}/case/${further.area.createPath}`, body)
    furtherCases[further.area.name] = uuid
  }
  const { file } = await makeFile(owner, caseUuid, canary, canary)
  const imported = await post<{ import_uuid: string }>(
    `${at}/time-recording/import`,
    ledgerForm([`03/02/2025,${canary} Earner,preparation,Imported work,0.5`], `${canary}.csv`),
  )
  const whole = await post(`${at}/disbursement`, { ...itemBody('disbursement', firm), description: canary })
  const divided = await post<{ undo: string }>(`${at}/disbursement/${whole.uuid}/split`, { amount: 0.01 })
  const importedPeople = await post<{ import_uuid: string }>(
    `users/clients/${firm.client}/import`,
    sheetForm(['Name,Grade', `${canary} Imported,C`], `${canary}.csv`),
  )
  for (const item of [`fee/${items.hearing}`, `cost-note/${items.costNote}`])
    await as(owner).rest('POST', `${at}/${item}/file`, { entity_files: [file] })
  // Claimed as exceptional and enhanced, so that an unauthorised change of either would be noticed.
  const claimed = await as(owner).rest('PATCH', `${at}/exceptional`, {
    exceptionals: [{ exceptional: true, case_part: null }],
  })
  const enhanced = await as(owner).rest('POST', `${at}/tr_enhancement`, {
    enhancements: [{ enhancement: 5, activity_type: 'counsel', case_part: null }],
  })
  if (claimed.status !== 200 || enhanced.status !== 200)
    throw new Error(`Nothing was enhanced: ${claimed.status} ${enhanced.status}`)
  const { uuid: person } = await makePerson(owner, firm, 'solicitor', canary)
  const webhook = await post(`clients/${firm.client}/webhook`, {
    url: `https://hooks.example/${canary}`,
    types: ['case.stage_changed'],
    description: canary,
  })
  // Switched off, so that what it is told of waits: nothing here changes by itself.
  await as(owner).rest('PATCH', `clients/webhook/${webhook.uuid}`, { state: 'disabled' })
  const complete = await care(`Re ${canary} complete`)
  await post(`client/case/${complete.uuid}/status/complete`, {})
  const assessed = `client/case/${complete.uuid}/assessment`
  const ruled = await post<{ undo: string }>(`${assessed}/line/rule`, { ruling: { column: 'allowed', percent: 50 } })
  const disputed = await as(owner).rest('PATCH', assessed, { general_points: canary })
  const { body: lines } = await as(owner).rest<{ nodes: { uuid: string }[] }>('GET', `${assessed}/line`)
  const [line] = lines.nodes
  if (disputed.status !== 200 || !line) throw new Error(`Nothing was assessed: ${disputed.status}`)
  // The parent's owner comments, so that the firm's owner gets a notification.
  const { status } = await as(parent.owner).rest('POST', `client/entity/case_fee/${items.disbursement}/comment`, {
    body: canary,
  })
  const [notification] = await notificationsOf(owner, caseUuid)
  if (status !== 201 || !notification) throw new Error(`There is no notification: ${status}`)
  // The narrative is changed, so that the audit has an entry to restore.
  const narrated = await as(owner).rest('PATCH', `${at}/narrative`, { narrative: canary })
  const { body: audit } = await as(owner).rest<{ nodes: { id: number }[] }>('GET', `${at}/audit?kind=narrative`)
  const [change] = audit.nodes
  if (narrated.status !== 200 || !change) throw new Error(`Nothing was narrated: ${narrated.status}`)
  const { body: delivered } = await as(owner).rest<{ nodes: { uuid: string }[] }>(
    'GET',
    `clients/webhook/${webhook.uuid}/delivery`,
  )
  const [webhookDelivery] = delivered.nodes
  if (!webhookDelivery) throw new Error('There is no delivery.')
  return {
    webhook: webhook.uuid,
    webhookDelivery: webhookDelivery.uuid,
    change: String(change.id),
    firm,
    owner,
    parent,
    canary,
    caseUuid,
    addCourtOfProtectionCase,
    addInterPartesCase,
    highCostCase: eventsCase,
    furtherCases,
    complete: complete.uuid,
    items,
    person,
    notification: notification.uuid,
    file,
    ledgerImport: imported.import_uuid,
    rowOperation: divided.undo,
    assessedLine: line.uuid,
    assessmentRuling: ruled.undo,
    peopleImport: importedPeople.import_uuid,
    note: (await post(`${at}/note`, { body: canary })).uuid,
    comment: (await post(`client/entity/case_fee/${items.hearing}/comment`, { body: canary })).uuid,
    rateEdition: (await post(`client/${firm.client}/rates/care_fixed_fee/edition`, rateEdition(canary))).uuid,
    rateCard: (await post(`client/${firm.client}/rate-card`, rateCard)).uuid,
    billListEntry: (await post(`client/${firm.client}/bill-list/opg105_categories`, billListEntry(canary))).uuid,
    view: (await post('client/case-view', { name: canary, page: 'cases', query: `q=${canary}`, is_shared: true })).uuid,
    apiClient: (await post(`clients/${firm.client}/api-client`, { name: canary, client_role: 'solicitor' })).uuid,
    group: (await post(`clients/${firm.client}/user-group`, { name: canary, users: [person] })).uuid,
    output: (await makeDocuments(owner, complete.uuid)).uuid,
    firmArchive: (await makeArchive(as(owner), firm.client)).uuid,
  }
}
