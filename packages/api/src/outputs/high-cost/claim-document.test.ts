import { statutoryRates } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { frozenWorkedHighCost } from '../../../../../dev/frozen-high-cost.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { workedHighCostBills } from '../../../../../dev/worked-high-cost.ts'
import { printedPence } from '../../../../../tests/support/printed-pence.ts'
import { money } from '../bill/format.ts'
import type { Sum } from '../bill/model.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { hasCounsel } from './advocates.ts'
import { hasCasePlan } from './case-plan.ts'
import { claimDocument } from './claim-document.ts'
import { counselBreakdown } from './counsel-breakdown.ts'
import { highCostDocuments } from './documents.ts'

const bills = [
  ...workedHighCostBills().map((worked) => [worked.name, frozenWorkedHighCost(worked)] as const),
  ...[0, 1, 60, 300].map((steps) => [`${steps} steps`, fullHighCostBill(steps)] as const),
  ['60 steps by the hour', fullHighCostBill(60, {}, { feeScheme: 'hourly' })] as const,
]

const sumOf = (rows: readonly Sum[]): Sum => ({
  net: money(rows.reduce((sum, { net }) => sum + printedPence(net), 0)),
  vat: money(rows.reduce((sum, { vat }) => sum + printedPence(vat), 0)),
})
const headOf = ({ bill }: FrozenCase, name: string) => bill.heads.find((head) => head.name === name)!
const printed = ({ net, vat }: { net: number; vat: number }): Sum => ({ net: money(net), vat: money(vat) })

describe.each(bills)('the claim of %s', (_title, frozen) => {
  const claim = claimDocument(frozen)
  const schedules = [claim.counselPaid, claim.experts, claim.disbursements]

  test('comes to the bill: its schedules, its columns, what they are made of, and its total', () => {
    const parts = [
      ...(claim.byHour ? [claim.byHour] : []),
      ...claim.events.rows,
      ...schedules.map(({ total }) => total),
    ]
    expect(sumOf(parts)).toEqual(printed(frozen.bill))
    expect(claim.total.gross).toBe(money(frozen.bill.gross))
    const columns = ['solicitor', 'counsel', 'disbursements'].map((name) => headOf(frozen, name))
    for (const [i, of] of [...columns, frozen.bill].entries())
      expect(claim.summary.rows.map(({ figures }) => printedPence(figures[i]!))).toEqual([
        of.net,
        of.vat,
        of.net + of.vat,
      ])
    const madeOf = (name: string) => sumOf(claim.summary.madeOf.filter(({ title }) => title.startsWith(name)))
    expect([madeOf('Solicitor'), madeOf('Counsel'), madeOf('Disbursements')]).toEqual(columns.map(printed))
    expect(sumOf(claim.summary.counsel)).toEqual(printed(headOf(frozen, 'counsel')))
  })

  test('has each figure of its events in one column, and the columns add up to the totals', () => {
    const { heads, rows, total } = claim.events
    const columns = heads.map((_, column) =>
      rows
        .flatMap(({ attendees }) => attendees)
        .flatMap((one) => [
          ...(one.column === column && one.tone === 'claimed' ? [printedPence(one.figure)] : []),
          ...(one.travel?.column === column ? [printedPence(one.travel.figure)] : []),
        ])
        .reduce((sum, amount) => sum + amount, 0),
    )
    expect(total.slice(0, -2).map(printedPence)).toEqual(columns)
    const hasNoValue = rows.some(({ isMissing }) => isMissing) && rows.every(({ net }) => net === '')
    expect({ net: total.at(-2), vat: total.at(-1) }).toEqual(hasNoValue ? { net: 'no value', vat: '' } : sumOf(rows))
    expect(columns.reduce((sum, amount) => sum + amount, 0)).toBe(printedPence(total.at(-2)!))
    if (rows.length > 0) expect(rows.at(-1)!.runningTotal).toEqual(total)
  })

  test('numbers its items in print order, and has every line once', () => {
    const nos = [
      ...(claim.byHour ? [claim.byHour] : []),
      ...claim.events.rows,
      ...schedules.flatMap(({ rows }) => rows),
    ].map(({ no }) => no)
    expect(nos).toEqual(nos.map((_, i) => String(i + 1)))
    const lines = claim.events.rows.flatMap(({ attendees }) =>
      attendees.flatMap((one) => [one, ...(one.travel ? [one] : [])]),
    )
    expect((claim.byHour ? 1 : 0) + lines.length + schedules.flatMap(({ rows }) => rows).length).toBe(
      frozen.bill.heads.reduce((sum, head) => sum + head.lines.length, 0),
    )
    const iso = claim.events.rows.map(({ date }) => date.split('/').toReversed().join('-'))
    expect(iso).toEqual(iso.toSorted())
  })

  test('counts what has no value, with its reason on its line, in the summary and in the certificate', () => {
    const missing = claim.events.rows.flatMap(({ attendees }) => attendees).filter(({ tone }) => tone === 'missing')
    const { unpriced } = frozen.bill
    expect(missing.length + (claim.byHour?.why ? 1 : 0)).toBe(unpriced)
    expect(missing.every(({ note, figure }) => note !== null && figure === 'no value')).toBe(true)
    expect(claim.summary.missing.reduce((sum, { count }) => sum + Number(count), 0)).toBe(unpriced)
    expect(claim.missingCounts.length > 0).toBe(unpriced > 0)
    for (const said of claim.missingCounts) expect(claim.certificate.statements[0]).toContain(said)
  })

  test('has a counsel breakdown that comes to the column of counsel, of each advocate and in all, or none', () => {
    expect(highCostDocuments.map(({ nameOf }) => nameOf(frozen))).toEqual([
      'High cost claim',
      'Comparison of events with hours',
      hasCounsel(frozen) ? 'Counsel breakdown' : null,
      hasCasePlan(frozen) ? 'Case plan' : null,
      'Claim checklist',
      'Narrative',
    ])
    if (!hasCounsel(frozen)) return
    const { sections, summary } = counselBreakdown(frozen)
    const counsel = headOf(frozen, 'counsel')
    expect(sections.flatMap(({ rows }) => rows)).toHaveLength(counsel.lines.length)
    expect(sections.map(({ title }) => title)).toEqual(summary.rows.map(({ title }) => title))
    for (const [i, { rows, total }] of sections.entries()) {
      const { net, vat } = summary.rows[i]!
      const claimed = rows
        .filter(({ tone }) => tone === 'claimed')
        .map(({ figure, vat: own }) => ({ net: figure, vat: own }))
      expect([total, sumOf(claimed), rows.at(-1)!.runningTotal]).toEqual([
        { net, vat },
        { net, vat },
        { net, vat },
      ])
    }
    expect(printedPence(summary.total.gross)).toBe(counsel.net + counsel.vat)
    expect(sumOf([summary.total])).toEqual(printed(counsel))
    expect(summary.rows).toEqual(claim.summary.counsel)
  })
})

describe('a step', () => {
  const { events } = claimDocument(fullHighCostBill(60))
  const attendeesOf = (no: number) =>
    events.rows[no - 1]!.attendees.map(({ who, how, figure, note }) => [who, how, figure, note])

  test('says what each attendance is paid, and the travel to it with miles, reason and amount', () => {
    expect(events.heads).toEqual(['Solicitor', 'Junior', 'Leading', 'Travel'])
    expect(attendeesOf(1)).toEqual([
      ['Solicitor, Ellen Marsh: attended', 'Event', '731.25', null],
      ['Leading counsel, Sir Hugo Vane KC', 'Event', '1,402.10', null],
      ['Junior counsel, Lea Hart', 'Event', '688.45', null],
    ])
    expect(events.rows[0]!.attendees[1]!.travel).toEqual({
      reason: 'Travel: 198.5 miles. London to Leeds and back; no local leader',
      column: 3,
      figure: '84.15',
    })
    expect(events.rows[0]).toMatchObject({ event: 'Court hearing', net: '2,905.95', vat: '581.19' })
    expect([events.rows[0]!.refersTo, events.rows[1]!.refersTo, events.rows[3]!.refersTo]).toEqual([
      'Disbursement of this step: no. 61.',
      null,
      'Disbursement of this step: no. 75. Enclosed: Invoice s3.pdf.',
    ])
  })

  test('says why an attendance is not paid as an event', () => {
    expect(attendeesOf(9).map(([, , figure, note]) => [figure, note])).toEqual([
      ['', 'Only one event a day is paid. Not counted: £731.25.'],
      ['', 'Only one event a day is paid. Not counted: £1,402.10.'],
      ['', 'Only one event a day is paid. Not counted: £688.45.'],
    ])
    expect(attendeesOf(10)).toEqual([
      [
        'Solicitor, Ellen Marsh: did not attend',
        'Event',
        'no value',
        'Rate not held: CCFS, two counsel, not attended on 10/01/2025.',
      ],
      ['Leading counsel, Sir Hugo Vane KC', 'Event', '1,402.10', null],
      ['Junior counsel, Lea Hart', 'FAS', '', 'Paid under the Family Advocacy Scheme, and not as an event.'],
    ])
    expect(attendeesOf(11).slice(-1)).toEqual([
      ['Junior counsel, not named', 'Not recorded', '', 'Not claimed as an event.'],
    ])
    expect(attendeesOf(13)[0]).toEqual([
      'Solicitor, Ellen Marsh: attended',
      'Not claimed',
      '',
      'Not claimed as an event.',
    ])
  })
})

test('what has no value at all is never printed as nothing', () => {
  const { events, summary } = claimDocument(fullHighCostBill(4, {}, { rates: statutoryRates }))
  const { sections, summary: ofCounsel } = counselBreakdown(fullHighCostBill(4, {}, { rates: statutoryRates }))
  expect(events.rows.map(({ net, isMissing }) => [net, isMissing])).toEqual([
    ['84.15', false],
    ['', true],
    ['', true],
    ['', true],
  ])
  expect(events.total).toEqual(['no value', 'no value', 'no value', '84.15', '84.15', '16.83'])
  expect(summary.rows.map(({ figures }) => figures[0])).toEqual(['no value', 'no value', 'no value'])
  expect(summary.madeOf.slice(0, 3).map(({ title, net }) => [title, net])).toEqual([
    ['Solicitor: events', 'no value'],
    ['Counsel: events', 'no value'],
    ['Counsel: travel', '84.15'],
  ])
  const ofJunior = { title: 'Lea Hart', net: '521.35', vat: '104.27', gross: '625.62' }
  expect(ofCounsel.rows[1]).toEqual(ofJunior)
  const alone = counselBreakdown(fullHighCostBill(2, {}, { rates: statutoryRates, parties: [] }))
  expect(alone.sections.map(({ title }) => title)).toEqual(['Counsel not named'])
  expect(sections.map(({ notes }) => notes.at(-1))).toEqual([
    '4 event fees have no value: they are not in the total.',
    '4 event fees have no value: they are not in the total.',
    'These rows do not say which counsel they are for; there may be several.',
  ])
})

test('steps of one day are in the order of the bill, in whatever order their items are stored', () => {
  const frozen = fullHighCostBill(20)
  const items = Object.fromEntries(Object.entries(frozen.items).toReversed())
  expect(claimDocument({ ...frozen, items })).toEqual(claimDocument(frozen))
})

test('what was paid names its party and its step, and of an expert the invoice, the time and the share', () => {
  const { counselPaid, experts } = claimDocument(fullHighCostBill(60))
  expect(counselPaid.rows[0]).toMatchObject({
    no: '61',
    type: 'Counsel expenses',
    text: 'Lea Hart · Step 1, Court hearing',
    net: '41.35',
  })
  expect(
    experts.rows.map(({ invoiceNumber, invoiced, share, net, vat }) => [invoiceNumber, invoiced, share, net, vat]),
  ).toEqual([
    ['INV-x0', '3,612.35', '33.33 %', '1,204.00', '240.80'],
    ['INV-x1', '2,940.00', '100 %', '2,940.00', '588.00'],
    ['INV-x2', '1,000.01', '25 %', '250.00', '0.00'],
  ])
  expect(experts.rows[1]!.text).toBe('Report and answers to questions · 28 h at £105.00, outside London · Dr Ifan Rees')
})

test('by the hour the figure is claimed with its source, and events are shown for comparison', () => {
  const { byHour, events, summary, subtitle } = claimDocument(fullHighCostBill(4, {}, { feeScheme: 'hourly' }))
  expect([subtitle, byHour!.net, byHour!.what]).toEqual([
    'legal aid, paid by the hour',
    '61,250.40',
    'Work by the hour: Case plan of 3 March 2026, as agreed by the Legal Aid Agency',
  ])
  expect(events.rows[0]!.attendees.map(({ tone, figure }) => [tone, figure])).toEqual([
    ['quiet', '731.25'],
    ['quiet', '1,402.10'],
    ['quiet', '688.45'],
  ])
  expect(events.comparison).toMatchObject({ column: 0, figure: '2,925.00' })
  expect(events.total).toEqual(['', '', '', '84.15', '84.15', '16.83'])
  expect(summary.comparison!.facts.map(({ value }) => value)).toEqual([
    '£2,925.00',
    '£61,250.40. Case plan of 3 March 2026, as agreed by the Legal Aid Agency',
    '1994.0 % more than the events',
    'Yes',
  ])
})

test('a figure that is only just not enough does not look as if it were', () => {
  const facts = (hourlyFigure: number) =>
    claimDocument(fullHighCostBill(4, { hourlyFigure }))
      .summary.comparison!.facts.slice(2)
      .map(({ value }) => value)
  expect(facts(3_802_50)).toEqual(['30.0 % more than the events', 'Yes'])
  expect(facts(3_802_49)).toEqual(['30.0 % more than the events, rounded up', 'No'])
  expect(facts(2_900_00)).toEqual(['0.9 % less than the events', 'No'])
})

test('limits are facts: a total that lacks values is only known not to be above without them', () => {
  const resultsOf = (steps: number) => claimDocument(fullHighCostBill(steps)).summary.limits.map(({ result }) => result)
  expect([resultsOf(1), resultsOf(9), resultsOf(60)]).toEqual([
    ['Not above', 'Not above'],
    ['Above', 'Not above, without what has no value'],
    ['Above', 'Above'],
  ])
})

test('without a certificate nothing that it decides is said, and its lack is', () => {
  const claim = claimDocument(fullHighCostBill(2, { certificate: null }))
  expect(claim.facts[0]![1]).toEqual([{ label: 'Certificate', value: 'None is recorded' }])
  expect(claim.events.heads).toEqual(['Solicitor', 'Junior', 'Leading', 'Senior', 'Travel'])
  expect(claim.summary.limits).toHaveLength(1)
})

test('what is to be ticked is about what the claim has', () => {
  const COUNSEL = /^Counsel have agreed/
  const ENCLOSED = /^The voucher of each disbursement/
  const ticks = (frozen: FrozenCase, tick: RegExp): boolean =>
    claimDocument(frozen).choices.some((one) => tick.test(one))
  for (const [, frozen] of bills) {
    expect(ticks(frozen, COUNSEL)).toBe(hasCounsel(frozen))
    expect(ticks(frozen, ENCLOSED)).toBe(headOf(frozen, 'disbursements').lines.length > 0)
  }
  expect(bills.filter(([, frozen]) => !hasCounsel(frozen)).length).toBeGreaterThan(1)
})

test('parties have what is recorded of them, unpriced', () =>
  expect(claimDocument(fullHighCostBill(1)).parties).toEqual([
    { name: 'Ellen Marsh', role: 'Solicitor', linkedCosts: '', rate: '76.50' },
    { name: 'Sir Hugo Vane KC', role: 'Leading counsel', linkedCosts: 'No', rate: '' },
    { name: 'Lea Hart', role: 'Junior counsel', linkedCosts: 'Yes', rate: '90.00' },
    { name: 'Dr Ifan Rees', role: '', linkedCosts: '', rate: '' },
  ]))
