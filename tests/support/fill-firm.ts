import { randomUUID } from 'node:crypto'
import { bodyOf } from '@costdraft/gateway/items/item-body.ts'
import { examples } from '@costdraft/schema/items/examples.ts'
import type { TextName } from '@costdraft/schema/cases/texts.ts'
import { courtOfProtection } from '@costdraft/schema/areas/court-of-protection.ts'
import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { legalAid } from '@costdraft/schema/areas/legal-aid.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { makeDocuments, makePreview } from './documents.ts'
import { makeFile } from './files.ts'
import { fillAssessment } from './fill-assessment.ts'
import { firmOf, newCase } from './firm.ts'
import { as } from './instance.ts'
import { courtOfProtectionCase } from './court-of-protection-case.ts'
import { highCostCase } from './high-cost-case.ts'
import { interPartesCase } from './inter-partes-case.ts'
import type { Firm } from './firms.ts'
import { billLists } from '@costdraft/schema/rates/bill-list.ts'
import { billListEntry, rateEdition } from './target.ts'

/** The kinds of a care case that have no rows of their own below. */
const furtherKinds = (Object.keys(kinds) as KindName[]).filter((name) => {
  const tab = tabOfItem(kinds[name].name)
  const hasOwn: readonly KindName[] = ['hearing', 'timeRecording', 'disbursement', 'expertFee', 'costNote']
  return (
    tab !== undefined &&
    tabsOf(legalAid, 'care_and_supervision').includes(tab) &&
    !hasOwn.includes(name) &&
    'list' in kinds[name]
  )
})

/** Returns a text of twelve characters, a different one on each call. */
export type Text = () => string

/**
 * Creates records of a firm with a marker text in every text field: a site, a fee earner, an edition of rates, and six
 * cases with every kind of content.
 */
export async function fillFirm(
  email: string,
  text: Text,
): Promise<{ client: string; cases: string[]; interPartes: string; rateEdition: string }> {
  const firm = await firmOf(email)
  const post = async (path: string, body: unknown): Promise<Record<string, unknown> & { uuid: string }> => {
    const answer = await as(email).rest<Record<string, unknown> & { uuid: string }>('POST', path, body)
    if (answer.status >= 300) throw new Error(`${path} ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  /** One that no other record has, also where all texts are the same. */
  const externalIds = () => [{ system: text(), id: `${text()} ${randomUUID()}` }]
  const { uuid: site } = await post(`clients/${firm.client}/sites`, {
    site_name: text(),
    first_line_address: text(),
    second_line_address: text(),
    town: text(),
    county: text(),
    postcode: 'LS1 2PF',
    phone_number: text(),
    office_number: text(),
    region: 'North',
    location: 'Non-London',
  })
  const { uuid: feeEarner } = await post(`client/${firm.client}/fee-earner`, {
    site,
    firstname: text(),
    surname: text(),
    initials: text(),
    type: 'solicitor',
    grade: 'A',
    external_ids: externalIds(),
  })
  const { uuid: edition } = await post(`client/${firm.client}/rates/care_fixed_fee/edition`, rateEdition(text()))
  await post('client/case-view', { name: text(), page: 'cases', query: text(), is_shared: true })
  await post(`client/${firm.client}/rate-card`, { fee_earner: feeEarner, effective_from: '2020-01-01', rate: 250 })
  // The fee of a part, so that the part has an escape test.
  await post(`client/${firm.client}/rates/private_family_fixed_fee/edition`, {
    effective_from: '2020-01-01',
    authority: text(),
    amounts: { 'children.other_judge.Non-London': 600 },
  })
  const owned = { ...firm, site, feeEarner }
  const caseFields = () => ({
    case_name: text(),
    solicitors_case_reference: text(),
    site,
    fee_earner: feeEarner,
    staff_member: firm.person,
    external_ids: externalIds(),
  })
  const item = (uuid: string, kind: KindName, more: Record<string, unknown>) =>
    post(
      `client/case/${uuid}/${kinds[kind].path}`,
      bodyOf(
        kinds[kind],
        { ...more, ...('feeEarner' in (examples[kind].valid[0] ?? {}) && { feeEarner: owned.feeEarner }) },
        true,
      ),
    )
  const writeText = (uuid: string, name: TextName) =>
    as(email).rest('PATCH', `client/case/${uuid}/${name.replaceAll('_', '-')}`, { [name]: text() })
  const writeTexts = async (uuid: string) => {
    for (const name of legalAid.texts) await writeText(uuid, name)
  }

  const { uuid: care } = await newCase(email, caseFields(), {
    certificate_number: text(),
    linked_certificates: ['123456789012'],
  })
  await post(`client/case/${care}/note`, { body: text() })
  await writeTexts(care)
  const { file } = await makeFile(email, care, text(), text())
  const [lunch, , days, , final] = examples.hearing.valid
  await item(care, 'hearing', { ...lunch, description: text() })
  await item(care, 'hearing', { ...days, description: text() })
  const hearing = await item(care, 'hearing', {
    ...final,
    description: text(),
    exceptionalTravel: { distanceMiles: 31.5, days: 2, reason: text() },
    disbursements: [{ disbursementType: 'taxi', amount: 14, description: text() }],
  })
  const time = await item(care, 'timeRecording', { ...examples.timeRecording.valid[0], description: text() })
  const disbursement = await item(care, 'disbursement', { ...examples.disbursement.valid[0], description: text() })
  const expertFee = await item(care, 'expertFee', {
    ...examples.expertFee.valid[0],
    invoiceNumber: text(),
    description: text(),
  })
  const costNote = await item(care, 'costNote', { body: text() })
  for (const name of furtherKinds) {
    const kind: AnyKind = kinds[name]
    const texts = [textFieldOf(kind), ...(kind.foundBy ?? [])].flatMap((one) => one ?? [])
    const { uuid } = await item(care, name, {
      ...examples[name].valid[0],
      ...Object.fromEntries(texts.map((one) => [one, text()])),
    })
    await post(`client/entity/${kind.commentedAs}/${uuid}/comment`, { body: text() })
  }
  const attach = (path: string) => post(`client/case/${care}/${path}/file`, { entity_files: [file] })
  await attach(`cost-note/${costNote.uuid}`)
  for (const { uuid } of [hearing, time, disbursement, expertFee]) await attach(`fee/${uuid}`)
  const [hearingDisbursement] = hearing.hearing_disbursements as { uuid: string }[]
  for (const [type, uuid] of [
    ['case_fee', hearing.uuid],
    ['case_fee', disbursement.uuid],
    ['case_fee', expertFee.uuid],
    ['case_fee', time.uuid],
    ['cost_note', costNote.uuid],
    ['hearing_disbursement', hearingDisbursement?.uuid],
  ]) {
    const comment = await post(`client/entity/${type}/${uuid}/comment`, { body: text() })
    await as(email).rest('PATCH', `client/entity/${type}/${uuid}/comment/${comment.uuid}/resolve`, {})
    await post(`client/entity/${type}/${uuid}/comment`, { body: text() })
  }

  const scoped = {
    case_type: 'domestic_abuse_and_child_arrangement',
    represented_party: undefined,
    parties_represented: undefined,
  }
  const { uuid: dual } = await newCase(
    email,
    { ...caseFields(), ...scoped },
    {
      certificate_number: text(),
      certificate_scopes: [
        { scope: 'FM062', case_part: 'child_arrangement' },
        { scope: 'AA019', case_part: 'non_molestation_order' },
      ],
    },
  )

  const deputy = await addCourtOfProtectionCase(owned, text, post)
  for (const name of courtOfProtection.texts) await writeText(deputy, name)
  const interPartes = await addInterPartesCase(owned, text, post)
  const evidence = await makeFile(email, interPartes.uuid, text(), text())
  await post(`client/case/${interPartes.uuid}/fee/${interPartes.step}/file`, { entity_files: [evidence.file] })
  const events = await caseOfEvents(owned, text, post)
  await post(`client/case/${events.uuid}/fee/${events.step}/file`, {
    entity_files: [(await makeFile(email, events.uuid, text(), text())).file],
  })
  const { uuid: complete } = await newCase(email, caseFields(), { certificate_number: text() })
  await item(complete, 'hearing', { ...lunch, description: text() })
  await writeTexts(complete)
  await post(`client/case/${complete}/status/complete`, {})
  await fillAssessment(as(email), complete, text)
  await makeDocuments(email, complete)
  await makePreview(email, care, 'checklist')
  return {
    client: firm.client,
    cases: [care, dual, deputy, interPartes.uuid, events.uuid, complete],
    interPartes: interPartes.uuid,
    rateEdition: edition,
  }
}

/**
 * An inter partes case with a procedural step, an attendance, what is below them, each with a comment, and a costs
 * budget.
 */
async function addInterPartesCase(firm: Firm, text: Text, post: Post): Promise<{ uuid: string; step: string }> {
  const { uuid } = await post(
    `client/${firm.client}/case/inter-parties`,
    interPartesCase(firm, {
      case_name: text(),
      solicitors_case_reference: text(),
      court_name: text(),
      case_number: text(),
      claimant: text(),
      defendant: text(),
    }),
  )
  const at = `client/case/${uuid}`
  const party = await post(`${at}/party`, { party: text() })
  const stepOf = (fee_type: string) =>
    post(`${at}/procedural-step`, {
      fee_type,
      date: '2024-06-03',
      procedural_type: 'conference',
      phase: 'disclosure',
      description: text(),
      procedural_step_attendances: [{ fee_earner: firm.feeEarner, type: 'client', time: 1, description: text() }],
      procedural_step_disbursements: [{ amount: 12, party: party.uuid, description: text() }],
    }) as Promise<Record<`procedural_step_${'attendances' | 'disbursements'}`, { uuid: string }[]> & { uuid: string }>
  const steps = [await stepOf('procedural_step'), await stepOf('hearing')]
  for (const step of steps)
    for (const [type, row] of [
      ['procedural_step', step],
      ['procedural_step_attendance', step.procedural_step_attendances[0]],
      ['procedural_step_disbursement', step.procedural_step_disbursements[0]],
    ] as const)
      await post(`client/entity/${type}/${row?.uuid}/comment`, { body: text() })
  await post(`${at}/budget`, {
    incurred_to: '2025-01-31',
    assumptions: { trial: text() },
    estimates: { disclosure: { earners: [{ fee_earner: firm.feeEarner, hours: 1 }] } },
    contingencies: [{ name: text(), incurred: 0, estimated: 750, approved: 750 }],
    // Less than was spent on it since, and all that the caps stand on.
    approved: { disclosure: 0 },
    approved_on: '2024-01-31',
    agreed_incurred: 100,
    offers: { disclosure: { time: 50, comment: text() } },
    variation: text(),
  })
  return { uuid, step: steps[0]?.uuid ?? '' }
}

/**
 * A high cost case with a step, counsel who travelled, a disbursement, the share of an expert's fee and planned work,
 * each with a comment.
 */
async function caseOfEvents(firm: Firm, text: Text, post: Post): Promise<{ uuid: string; step: string }> {
  const { uuid } = await post(
    `client/${firm.client}/case/high-cost`,
    highCostCase(
      firm,
      {
        case_name: text(),
        solicitors_case_reference: text(),
        hourly_figure: 40_000,
        hourly_figure_source: text(),
      },
      { certificate_number: text() },
    ),
  )
  const at = `client/case/${uuid}`
  const party = await post(`${at}/party`, { party: text(), role: 'junior_counsel', rate: 90 })
  const step = (await post(`${at}/high-cost/procedural-step`, {
    event: 'court_hearing',
    date: '2025-06-03',
    description: text(),
    attendance: 'event',
    solicitor: party.uuid,
    solicitor_attendance: 'event',
    counsel: [
      {
        counsel_level: 'junior',
        counsel_attendance: { party_uuid: party.uuid, attendance: 'event' },
        travel: { distance: 42, amount: 18.9, description: text() },
      },
    ],
    procedural_step_disbursements: [{ disbursement_type: 'taxi', amount: 12, party_uuid: party.uuid }],
  })) as Record<'counsel' | 'procedural_step_disbursements', { uuid: string }[]> & { uuid: string }
  const expertFee = await post(`${at}/expert-fee`, {
    ...bodyOf(kinds.expertFee, { ...examples.expertFee.valid[0] }, true),
    invoice_number: text(),
    description: text(),
    party: party.uuid,
    percentage: 33.33,
  })
  await post(`${at}/planned-work`, {
    stage: text(),
    costs: 'profit_costs',
    fee_earner: firm.feeEarner,
    time: 4,
    rate: 61.38,
  })
  const plannedWork = await post(`${at}/planned-work`, {
    stage: text(),
    costs: 'counsel',
    name: text(),
    amount: 900,
    description: text(),
  })
  for (const [type, row] of [
    ['case_fee', plannedWork],
    ['procedural_step', step],
    ['procedural_step_attendance', step.counsel[0]],
    ['procedural_step_disbursement', step.procedural_step_disbursements[0]],
    ['case_fee', expertFee],
    ['party', party],
  ] as const)
    await post(`client/entity/${type}/${row?.uuid}/comment`, { body: text() })
  return { uuid, step: step.uuid }
}

type Post = (path: string, body: unknown) => Promise<{ uuid: string }>
/**
 * A Court of Protection case with a part and a party, each with a comment, and work and a payment recorded for them.
 */
async function addCourtOfProtectionCase(firm: Firm, text: Text, post: Post): Promise<string> {
  const { uuid } = await post(
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm, {
      case_name: text(),
      solicitors_case_reference: text(),
      court_name: text(),
      case_number: text(),
      claimant: text(),
      defendant: text(),
      scco_ref: text(),
    }),
  )
  const at = `client/case/${uuid}`
  const part = await post(`${at}/case-part`, { description: text() })
  const party = await post(`${at}/party`, { party: text() })
  await post(`client/entity/case_part/${part.uuid}/comment`, { body: text() })
  await post(`client/entity/party/${party.uuid}/comment`, { body: text() })
  const [category, activity] = await Promise.all(
    billLists.map((list) => post(`client/${firm.client}/bill-list/${list}`, billListEntry(text()))),
  )
  const recorded = { date: '2024-06-03', party: party.uuid, cop_case_part: part.uuid }
  await post(`${at}/time-recording`, {
    ...recorded,
    fee_earner: firm.feeEarner,
    activity_type: 'letter_out',
    time: 0.1,
    opg_category: category?.uuid,
    cop_activity: activity?.uuid,
    description: text(),
  })
  await post(`${at}/disbursement`, { ...recorded, disbursement_type: 'taxi', amount: 12, description: text() })
  return uuid
}
