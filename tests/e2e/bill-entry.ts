import type { Page } from 'playwright/test'
import { fixedFeeCaseTypes } from '@costdraft/costing'
import {
  caseTypeOf,
  claimsOf,
  enhancementsOf,
  invoiceTypeOf,
  lengthOf,
  scopesOf,
  type Row,
  type WorkedBill,
} from '../../dev/worked-bill.ts'
import { api } from './people.ts'
import { ADD_EARNER, ADD_CASE } from './mutations.ts'

const ADD_SITE = 'mutation ($f: ID!, $i: SiteInput!) { addSite(clientUuid: $f, input: $i) { uuid } }'
const EXCEPTIONAL =
  'mutation ($c: ID!, $e: Boolean!, $p: CasePart) { setExceptional(caseUuid: $c, exceptional: $e, casePart: $p) { uuid } }'
const EDITION =
  'mutation ($f: ID!, $k: ID!, $i: RateEditionInput!) { addRateEdition(clientUuid: $f, key: $k, input: $i) { uuid } }'
const REMOVE_EDITION = 'mutation ($f: ID!, $k: ID!, $u: ID!) { removeRateEdition(clientUuid: $f, key: $k, uuid: $u) }'
const ENHANCE =
  'mutation ($c: ID!, $l: [EnhancementInput!]!) { setEnhancements(caseUuid: $c, enhancements: $l) { uuid } }'
const addItem = (type: string): string =>
  `mutation ($c: ID!, $i: ${type}Input!) { add${type}(caseUuid: $c, input: $i) { uuid } }`

type Added = Record<string, { uuid: string }>
const added = async (page: Page, query: string, variables: object): Promise<string> =>
  Object.values(await api<Added>(page, query, variables))[0]?.uuid ?? ''

function itemOf({ record, date, what, how, options, ...row }: Row, feeEarner: string): [type: string, input: object] {
  const casePart = options.get('part')
  if (record === 'time')
    return [
      'TimeRecording',
      { date, casePart, feeEarner, activityType: what, time: Number(how), vatExempt: options.has('exempt') },
    ]
  if (record === 'disbursement')
    return [
      'Disbursement',
      { date, casePart, disbursementType: what, amount: Number(how), vatExempt: options.has('exempt') },
    ]
  if (record === 'expert_fee')
    return [
      'ExpertFee',
      {
        date,
        casePart,
        invoiceType: invoiceTypeOf({ what }),
        invoiceNumber: 'INV-1',
        amount: Number(how),
        vatExempt: options.has('exempt'),
        ...(options.has('hours') && { hours: Number(options.get('hours')) }),
        expertLocation: options.get('location'),
      },
    ]
  const { startTime, endTime, lunch, hearingTime, units } = lengthOf({ record, date, what, how, options, ...row })
  return [
    'Hearing',
    {
      date,
      casePart,
      feeEarner,
      hearingType: what,
      courtBundle: options.get('bundle'),
      courtLevel: options.get('level'),
      startTime,
      endTime,
      units,
      hearingTime,
      ...(hearingTime && { multiDayInterim: true }),
      ...(lunch && { adjournmentType: 'lunch', adjournment: { adjournmentLengthHours: lunch } }),
      ...(options.has('harm') && { allegationsOfHarm: true }),
      ...(options.has('understanding') && { lackOfUnderstanding: true }),
      ...(options.has('expert') && { expertCrossExamined: true }),
      ...(options.has('miles') && {
        exceptionalTravel: { distanceMiles: Number(options.get('miles')), days: 1, reason: 'Court at Exeter' },
      }),
    },
  ]
}

/**
 * Enters the editions of a worked bill in a firm; returns what removes them, because they price every case of the firm.
 */
export async function enterRates(page: Page, f: string, { entered }: WorkedBill): Promise<() => Promise<void>> {
  const made: { k: string; u: string }[] = []
  for (const { table: k, from, amounts } of entered) {
    const i = {
      effectiveFrom: from,
      authority: 'Entered for a worked bill',
      amounts: Object.entries(amounts).map(([row, amount]) => ({ row, amount: amount.toFixed(2) })),
    }
    made.push({ k, u: await added(page, EDITION, { f, k, i }) })
  }
  return async () => {
    for (const { k, u } of made) await api(page, REMOVE_EDITION, { f, k, u })
  }
}

/**
 * Enters a worked bill in a firm, or else in the first of the person on the page, for a site in its region and rate
 * band; returns the case's uuid.
 */
export async function enterBill(page: Page, worked: WorkedBill, solicitor?: string): Promise<string> {
  const { name, options, rows } = worked
  const enhancements = enhancementsOf(worked)
  const scopes = scopesOf(worked).map(({ scope, case_part: casePart }) => ({ scope, casePart }))
  const hasFixedFee = fixedFeeCaseTypes.some((type) => type === caseTypeOf(worked))
  const f =
    solicitor ?? (await api<{ solicitors: { uuid: string }[] }>(page, '{ solicitors { uuid } }')).solicitors[0]?.uuid
  const region = options.get('region') ?? ''
  const location = options.get('location')
  const site = await added(page, ADD_SITE, {
    f,
    i: {
      siteName: `${region} ${location}`,
      firstLineAddress: '1 High Street',
      town: 'Anytown',
      postcode: 'LS1 2PF',
      region,
      location,
      headquarters: false,
    },
  })
  const earner = (isPanelMember: boolean) =>
    added(page, ADD_EARNER, {
      f,
      i: {
        site,
        firstname: isPanelMember ? 'Panel' : 'Ann',
        surname: region,
        type: 'solicitor',
        grade: 'A',
        isPanelMember,
      },
    })
  const plain = await earner(false)
  const panel = rows.some((row) => row.options.has('panel')) ? await earner(true) : plain
  const input = {
    caseName: `Re ${name}`,
    solicitorsCaseReference: 'BILL/1',
    caseType: caseTypeOf(worked),
    feeEarner: plain,
    site,
    representedParty: options.get('party'),
    partiesRepresented: options.has('parties') ? Number(options.get('parties')) : undefined,
    highCourtWork: options.has('high_court_work'),
  }
  const certificate = {
    certificateNumber: 'ABCDEF123456',
    courtLevel: options.get('level'),
    dateOfIssue: options.get('issued'),
    transfer: options.has('transfer'),
    halfFixedFee: options.has('half'),
    ...(scopes.length > 0 && { certificateScopes: scopes }),
  }
  const c = await added(page, ADD_CASE, { f, i: { ...input, certificate } })
  for (const row of rows) {
    const [type, i] = itemOf(row, row.options.has('panel') ? panel : plain)
    await api(page, addItem(type), { c, i })
  }
  const isClaimedToEnhance = hasFixedFee && enhancements.length > 0
  const claims = claimsOf(worked)
  const claim = (p: string | null, e: boolean) => api(page, EXCEPTIONAL, { c, p, e })
  for (const { casePart, exceptional } of claims) if (exceptional || isClaimedToEnhance) await claim(casePart, true)
  if (enhancements.length > 0) await api(page, ENHANCE, { c, l: enhancements })
  for (const { casePart, exceptional } of claims) if (!exceptional && isClaimedToEnhance) await claim(casePart, false)
  return c
}
