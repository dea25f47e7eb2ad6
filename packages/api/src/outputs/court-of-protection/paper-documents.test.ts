import { describe, expect, test } from 'vitest'
import { frozenWorkedCourtOfProtection } from '../../../../../dev/frozen-court-of-protection.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { workedCourtOfProtectionBills } from '../../../../../dev/worked-court-of-protection.ts'
import { money } from '../bill/format.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { courtOfProtectionDocuments } from './documents.ts'
import { fixedCostsClaim } from './fixed-costs.ts'
import { paperBill } from './paper-bill.ts'
import { shortForm } from './short-form.ts'

const namesOf = (frozen: FrozenCase) => courtOfProtectionDocuments.map(({ nameOf }) => nameOf(frozen))
const all = workedCourtOfProtectionBills().map(
  (worked) => [worked.title, frozenWorkedCourtOfProtection(worked)] as const,
)
const claims = (isFixed: boolean) => all.filter(([, { case: of }]) => (of.details?.costs_basis === 'fixed') === isFixed)
const rich = [0, 1, 40, 300].map((lines) => [`${lines} lines`, fullCourtOfProtectionBill(lines)] as const)

describe.each([...claims(false), ...rich])('the bill of %s', (_title, frozen) => {
  const bill = paperBill(frozen)
  const { breakdowns = [], heads } = frozen.bill

  test('has the parts of the case, each with its total, in which the running total ends', () => {
    expect(bill.parts.map(({ total }) => [total.profitCosts, total.disbursements, total.vat])).toEqual(
      breakdowns
        .find(({ by }) => by === 'part')!
        .rows.map((row) => [money(row.profitCosts), money(row.disbursements), money(row.vat)]),
    )
    for (const { groups, total } of bill.parts) expect(groups.at(-1)!.rows.at(-1)!.runningTotal).toEqual(total)
  })

  test('numbers its items in print order, and has every line once', () => {
    const rows = bill.parts.flatMap(({ groups }) => groups.flatMap(({ rows: own }) => own))
    expect(rows.map(({ no }) => no)).toEqual(rows.map((_, i) => String(i + 1)))
    const counted = rows.map(({ kind, text }) => {
      if (kind === 'Routine communications') return sumOfNumbers(text)
      return kind.startsWith('Schedule ') ? Number(/^[\d,]+/.exec(text)![0].replaceAll(',', '')) : 1
    })
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(heads.reduce((sum, { lines }) => sum + lines.length, 0))
    expect(bill.summary.notHeld).toHaveLength(frozen.bill.unpriced)
  })

  test('has the sums of the bill in its summary', () => {
    expect([bill.total.net, bill.total.vat, bill.total.gross]).toEqual(
      [frozen.bill.net, frozen.bill.vat, frozen.bill.gross].map(money),
    )
    expect(bill.breakdowns.map(({ rows }) => rows.map(({ gross }) => gross))).toEqual(
      breakdowns.filter(({ rows }) => rows.length > 0).map(({ rows }) => rows.map(({ gross }) => money(gross))),
    )
    expect(bill.vat.map(({ net }) => net)).toEqual(heads.map(({ net }) => money(net)))
  })
})
const sumOfNumbers = (text: string): number =>
  [...text.matchAll(/[\d,]+/g)].reduce((sum, [n]) => sum + Number(n.replaceAll(',', '')), 0)

test('the matter is the person concerned, the costs are the deputy’s, and what is missing is left blank', () => {
  const full = fullCourtOfProtectionBill(1)
  const { matter, toBeFilledIn, statements } = paperBill(full)
  expect([matter, toBeFilledIn, statements[0]]).toEqual([
    'In the matter of Paul Ward',
    [],
    'Costs of Ann Marsh, deputy for property and affairs of Paul Ward, for whom Ashdown Law acted.',
  ])
  const blank = paperBill({
    ...full,
    case: { ...full.case, caseName: 'Re Mrs Marsh', details: { claimant: 'Someone' } },
  })
  expect(blank.matter).toBe(`In the matter of ${'…'.repeat(12)}`)
  expect(blank.statements[0]).toBe('Costs of the deputy, for whom Ashdown Law acted.')
  expect(blank.toBeFilledIn).toEqual([
    'Person concerned',
    'Name of the deputy',
    'Capacity of the deputy',
    'Order or other authority',
    'Date of the order',
    'VAT number',
  ])
})

test('payments on account stand on the title page, and the certificate says that they are all', () => {
  const bill = paperBill(fullCourtOfProtectionBill(1))
  expect(bill.facts.flat(2)).toContainEqual({ label: 'Payments on account', value: '£4,500.50 on 3 February 2025' })
  expect(bill.certificates.find(({ title }) => title === 'Payments')).toMatchObject({
    opening: expect.stringContaining('are those on its title page'),
    choices: [],
  })
})

test('twenty timed items of a head are a schedule, nineteen are not', () => {
  const of = (count: number) => {
    const priced = fullCourtOfProtectionBill(count * 10)
    const only = (uuid: string) => Number(uuid.slice(1)) % 10 === 0
    const items = Object.fromEntries(
      Object.entries(priced.items).map(([uuid, { party: _party, part: _part, ...item }]) => [uuid, item]),
    )
    const heads = priced.bill.heads.map((head) => ({
      ...head,
      lines: head.name === 'profit_costs' ? head.lines.filter(({ item }) => item !== null && only(item)) : [],
    }))
    return paperBill({ ...priced, items, bill: { ...priced.bill, heads } })
  }
  expect([of(19).schedules.length, of(19).parts[0]!.groups[0]!.rows.length]).toEqual([0, 19])
  const [schedule] = of(20).schedules
  const [row] = of(20).parts[0]!.groups[0]!.rows
  expect([schedule?.rows.length, row?.kind, row?.text]).toEqual([20, 'Schedule 1', '20 items as set out there'])
  expect([schedule?.total.net, schedule?.total.vat]).toEqual([row?.profitCosts, row?.vat])
})

test('routine letters and calls are one amount, letters in are counted and not charged', () => {
  const frozen = all.find(([title]) => /Routine letters out and calls/.test(title))![1]
  const rows = paperBill(frozen).parts.flatMap(({ groups }) => groups.flatMap(({ rows: own }) => own))
  const routine = rows.filter(({ kind }) => kind === 'Routine communications')
  expect(routine).toHaveLength(1)
  expect(routine[0]).toMatchObject({
    text: expect.stringMatching(/letters? out.*telephone calls?.*letters? in, not charged$/),
    rate: '',
  })
})

test('the estimate stands beside the claim, with a warning above its tolerance alone', () => {
  const estimateOf = (opgEstimate: number) => paperBill(fullCourtOfProtectionBill(40, { opgEstimate })).estimate
  const { claimed } = fullCourtOfProtectionBill(40).bill.estimate!
  expect(estimateOf(Math.ceil(claimed / 1.2))?.warning).toBeNull()
  expect(estimateOf(Math.floor(claimed / 1.2) - 1)?.warning).toContain('more than 20% above')
  expect(estimateOf(claimed + 100)?.facts.at(-1)?.value).toMatch(/^£1\.00 below the estimate, /)
})

describe.each(all.filter(([, { bill }]) => bill.isShortForm))('the short form of %s', (_title, frozen) => {
  test('has the rows of Precedent AA, and its totals are those of the bill', () => {
    const form = shortForm(frozen)
    expect([...form.sections.map(({ title }) => title), ...form.totals.map(({ label }) => label)]).toEqual([
      ...['Personal attendances', 'Travel', 'Letters sent', 'Telephone calls', 'Documents', 'Other work'],
      ...['Disbursements', 'Subtotal', 'VAT', 'Disbursements', 'VAT on disbursements', 'Grand total'],
    ])
    const pence = (amount: string) => Number(amount.replaceAll(/\D/g, ''))
    const work = form.sections.slice(0, -1).reduce((sum, { total }) => sum + pence(total), 0)
    expect([money(work), form.totals.at(-1)?.value]).toEqual([form.totals[0]?.value, money(frozen.bill.gross)])
    // What must be explained in a long bill must be in a short one.
    expect(form.estimate).toEqual(paperBill(frozen).estimate)
    expect(namesOf(frozen)).toEqual(['Short form bill', 'Electronic bill', 'N258B data sheet', 'Index of papers'])
  })
})

describe.each(claims(true))('the claim of fixed costs of %s', (_title, frozen) => {
  test('has a row for each category, and no work', () => {
    const claim = fixedCostsClaim(frozen)
    const { lines } = frozen.bill.heads.find(({ name }) => name === 'fixed_costs')!
    expect(claim.rows.map(({ what, net }) => [what, net])).toEqual(
      lines.map(({ description, net, notHeld }) => [description, notHeld === null ? money(net) : '']),
    )
    expect(claim.summary.notClaimed).toEqual([])
    for (const { note } of claim.rows) expect(note ?? '').not.toMatch(/\d{4}-\d\d-\d\d/)
    expect(JSON.stringify(claim.certificates)).not.toContain('this bill')
    expect(claim.total.gross).toBe(money(frozen.bill.gross))
    expect(namesOf(frozen)).toEqual(['Fixed costs claim', null, null, 'Index of papers'])
  })
})

test('a bill that is too large for the short form is a bill of costs', () =>
  expect(namesOf(fullCourtOfProtectionBill(40))).toEqual([
    ...['Bill of costs', 'Electronic bill', 'N258B data sheet', 'Index of papers'],
  ]))

test('a bill that leaves something out certifies what', () => {
  const unpriced = all.find(([, { bill }]) => bill.unpriced > 0 && !bill.isShortForm)![1]
  expect(paperBill(unpriced).certificates[0]?.opening).toMatch(
    /^This bill leaves out 1 item for which no rate is held: .+\. I certify that apart from it this bill is both accurate and complete\.$/,
  )
})
