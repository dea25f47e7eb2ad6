import type { Page } from 'playwright/test'
import { fixedFeeCaseTypes } from '@costdraft/costing'
import {
  caseTypeOf,
  enhancementsOf,
  invoiceTypeOf,
  lengthOf,
  scopesOf,
  type Row,
  type WorkedBill,
} from '../../dev/worked-bill.ts'
import { api } from './people.ts'

const ADD_SITE = 'mutation ($f: ID!, $i: SiteInput!) { addSite(clientUuid: $f, input: $i) { uuid } }'
const ADD_EARNER = 'mutation ($f: ID!, $i: FeeEarnerInput!) { addFeeEarner(clientUuid: $f, input: $i) { uuid } }'
const ADD_CASE = 'mutation ($f: ID!, $i: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $f, input: $i) { uuid } }'
const EXCEPTIONAL = 'mutation ($c: ID!, $e: Boolean!) { setExceptional(caseUuid: $c, exceptional: $e) { uuid } }'
const ENHANCE =
  'mutation ($c: ID!, $l: [EnhancementInput!]!) { setEnhancements(caseUuid: $c, enhancements: $l) { uuid } }'
const addItem = (type: string): string =>
  `mutation ($c: ID!, $i: ${type}Input!) { add${type}(caseUuid: $c, input: $i) { uuid } }`

type Added = Record<string, { uuid: string }>
const added = async (page: Page, query: string, variables: object): Promise<string> =>
  Object.values(await api<Added>(page, query, variables))[0]?.uuid ?? ''

function itemOf({ record, date, what, how, options, ...row }: Row, feeEarner: string): [type: string, input: object] {
  if (record === 'time')
    return [
      'TimeRecording',
      { date, feeEarner, activityType: what, time: Number(how), vatExempt: options.has('exempt') },
    ]
  if (record === 'disbursement')
    return ['Disbursement', { date, disbursementType: what, amount: Number(how), vatExempt: options.has('exempt') }]
  if (record === 'expert_fee')
    return [
      'ExpertFee',
      {
        date,
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
      feeEarner,
      hearingType: what,
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

/** Enters a worked bill on the screen, for a site in its region and rate band; returns the case's uuid. */
export async function enterBill(page: Page, worked: WorkedBill): Promise<string> {
  const { name, options, rows } = worked,
    enhancements = enhancementsOf(worked),
    scopes = scopesOf(worked),
    hasFixedFee = fixedFeeCaseTypes.some((type) => type === caseTypeOf(worked))
  const {
      solicitors: [firm],
    } = await api<{ solicitors: { uuid: string }[] }>(page, '{ solicitors { uuid } }'),
    f = firm?.uuid
  const region = options.get('region') ?? '',
    location = options.get('location')
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
  const plain = await earner(false),
    panel = rows.some((row) => row.options.has('panel')) ? await earner(true) : plain
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
  const isClaimed = options.has('exceptional'),
    isClaimedToEnhance = hasFixedFee && enhancements.length > 0
  if (isClaimed || isClaimedToEnhance) await api(page, EXCEPTIONAL, { c, e: true })
  if (enhancements.length > 0) await api(page, ENHANCE, { c, l: enhancements })
  if (!isClaimed && isClaimedToEnhance) await api(page, EXCEPTIONAL, { c, e: false })
  return c
}
