import { budgetCaps, type Budget } from '@costdraft/costing'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { frozenWorkedInterPartes } from '../../../../../dev/frozen-inter-partes.ts'
import { firstBudget, fullBudget, fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { workedInterPartesBills } from '../../../../../dev/worked-inter-partes.ts'
import { expectCarriedForward, figures } from '../../../../../tests/support/pdf/carried-forward.ts'
import { checkPdf } from '../../../../../tests/support/pdf/check-pdf.ts'
import { valuesOf } from '../../../../../tests/support/spreadsheet.ts'
import { servedBillData } from '../bill/bill-data.ts'
import { money } from '../bill/format.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { budgetData } from './costs-budget/budget-document.ts'
import { interPartesDocuments, interPartesRefusal } from './documents.ts'
import { electronicBill } from './electronic-bill/electronic-bill.ts'
import { paperBill } from './paper-bill.ts'

const folder = mkdtempSync(join(tmpdir(), 'inter-partes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const document = (key: string) => interPartesDocuments.find((one) => one.key === key)!
async function made(key: string, frozen: FrozenCase) {
  const { bytes, warnings } = await document(key).make(frozen)
  const file = join(folder, `${key}.pdf`)
  writeFileSync(file, bytes)
  const pages = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
  return { bytes: Buffer.from(bytes), warnings, pages, text: pages.join('\n').replaceAll(/\s+/g, ' ') }
}
const budgetCase = (lines = 90): FrozenCase =>
  fullInterPartesBill(lines, { caseType: 'costs_budget' }, { budget: fullBudget })
/** The same case with the form of the pilots. */
const simple = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  case: { ...frozen.case, details: { ...frozen.case.details, budget_form: 'precedent_z' } },
})
const twoVersions = fullInterPartesBill(60, { caseType: 'costs_budget' }, { budget: fullBudget, previous: firstBudget })
const forms: readonly (readonly [string, string, FrozenCase, object])[] = [
  ['bill', 'paper_bill', fullInterPartesBill(90), { name: 'bill.json', of: servedBillData }],
  ['bill without a line', 'paper_bill', fullInterPartesBill(0), { name: 'bill.json', of: servedBillData }],
  ['costs budget', 'costs_budget', budgetCase(), { name: 'budget.json', of: budgetData }],
  ...['notice_of_commencement', 'request_for_hearing', 'statement_of_parties', 'statement_of_costs'].map(
    (key) => [`sheet ${key}`, key, fullInterPartesBill(90), { name: 'bill.json', of: servedBillData }] as const,
  ),
  [
    'statement of costs without a line',
    'statement_of_costs',
    fullInterPartesBill(0),
    { name: 'bill.json', of: servedBillData },
  ],
  ['simple budget', 'simple_budget', simple(budgetCase()), { name: 'budget.json', of: budgetData }],
  ['discussion report', 'budget_discussion_report', budgetCase(), { name: 'budget.json', of: budgetData }],
  ['simple report', 'budget_discussion_report', simple(budgetCase()), { name: 'budget.json', of: budgetData }],
  ['variation', 'budget_variation', twoVersions, { name: 'budget.json', of: budgetData }],
]

describe.each(forms)('the %s', (_form, key, frozen, data) => {
  test('keeps every point of PDF/A, has its pages numbered and is the same again', async () => {
    const { bytes, warnings, pages } = await made(key, frozen)
    const { name, of } = data as { name: string; of: (frozen: FrozenCase) => object }
    expect(warnings).toEqual([])
    expect(
      checkPdf(bytes, {
        lang: 'en-GB',
        pdfa: { part: '3', conformance: 'A' },
        data: { name, mediaType: 'application/json', content: JSON.parse(JSON.stringify(of(frozen))) as unknown },
      }),
    ).toEqual([])
    expect(pages.every((page, i) => page.includes(`Page ${i + 1} of ${pages.length}`))).toBe(true)
    expect(Buffer.from((await document(key).make(frozen)).bytes).equals(bytes)).toBe(true)
  })
})

test('what is carried forward on a page is brought forward on the next, and is the running total of its last item', async () => {
  const frozen = fullInterPartesBill(90)
  const { pages } = await made('paper_bill', frozen)
  expectCarriedForward(pages, paperBill(frozen))
})

test('the bill says court, parties, background, rates, heads, certificates and vouchers', async () => {
  const { text } = await made('paper_bill', fullInterPartesBill(90))
  for (const said of [
    'Between Ann Ash (Claimant) and Ben Birch (Defendant)',
    'K00LS123',
    'Party whose bill it is',
    'Background The claimant engaged the defendant',
    'WT Will Thorne Solicitor A 285.50 278.00 National 1, grade A, from',
    '(1) Attendances at court and upon counsel',
    'Attendance: witness: Taking the statement',
    'The costs claimed herein do not exceed the costs which the receiving party is required to pay my firm.',
    'no rulings have been made in this case',
    'Voucher 1',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('No voucher attached')
})

test('the bill of a party that is recorded names it, and asks for it no more', async () => {
  const rich = fullInterPartesBill(90)
  const { text } = await made('paper_bill', {
    ...rich,
    case: { ...rich.case, details: { ...rich.case.details, receiving_party: 'defendant' } },
  })
  expect(text).toMatch(/Bill of\s+Ben Birch \(Defendant\)/)
  expect(text).toContain('Costs between the parties, of the defendant, for whom')
  expect(text).not.toContain('Party whose bill it is')
})

test('the agreement with the client follows the background, and no line is left for it; without one there is a line', async () => {
  const rich = fullInterPartesBill(90)
  const retainer = 'A conditional fee agreement of 3 March 2024 without a success fee.'
  const agreed = { ...rich, case: { ...rich.case, details: { ...rich.case.details, retainer } } }
  const [paper, electronic] = [await made('paper_bill', agreed), electronicBill(agreed)]
  expect(paper.text).toMatch(/The agreement or arrangement between[^]*A conditional fee agreement of 3 March 2024/)
  expect(paper.text.split('conditional fee agreement')).toHaveLength(2)
  expect(paper.text).not.toContain('Any agreement')
  expect(JSON.stringify(electronic.sheets.find(({ name }) => name === 'Synopsis'))).toContain(retainer)
  expect((await made('paper_bill', rich)).text).toContain('Any agreement or arrangement between')
})

describe.each(
  [
    ...workedInterPartesBills().map((worked) => [worked.title, frozenWorkedInterPartes(worked)] as const),
    ['an example', budgetCase()] as const,
  ].filter(([, { budget }]) => budget),
)('the costs budget of %s', (_title, frozen) => {
  test('has on page one the total of its figures, its names, its limit, and its statement of truth', async () => {
    const { pages } = await made('costs_budget', frozen)
    const [first = ''] = pages
    const { figures: of } = frozen.budget!
    expect(figures(first, 'Totals, and grand total')).toEqual(
      [
        ...[of.incurred.disbursements, of.incurred.time, of.totalIncurred],
        ...[of.estimated.disbursements, of.estimated.time, of.totalEstimated, of.grandTotal],
      ].map(money),
    )
    for (const said of ['Pre-action costs', 'PTR', 'Contingent cost A', 'Contingent cost B', 'Statement of truth'])
      expect(first).toContain(said)
    const caps = budgetCaps(frozen.budget!.budget, of)
    expect(first.replaceAll(/\s+/g, ' ')).toContain(
      caps ? `higher of £1,000 and 1%: £${money(caps.form)}, and all other` : 'higher of £1,000 and 1%: £ . . . .',
    )
    expect([pages.length === 1, /Page one only: the budgeted costs/.test(first)]).toEqual([
      of.isPageOneOnly,
      of.isPageOneOnly,
    ])
  })
  test('has on the following pages each phase of page one, to the penny', async () => {
    const { pages } = await made('costs_budget', frozen)
    const following = pages.slice(1).join('\n')
    const { phases, isPageOneOnly } = frozen.budget!.figures
    const totals = isPageOneOnly
      ? []
      : phases
          .filter(({ incurred, estimated, total }) => total > 0 || incurred.time + estimated.time > 0)
          .map(({ incurred, estimated, total }) =>
            [incurred.time + incurred.disbursements, estimated.time + estimated.disbursements, total].map(money),
          )
    const printed = following.split('\n').filter((line) => line.includes('Phase total'))
    expect(printed.map((line) => line.replace('Phase total', '').trim().split(/\s+/))).toEqual(totals)
    for (const { breakdown } of isPageOneOnly ? [] : phases)
      for (const { hours, estimated } of breakdown!.earners)
        if (hours > 0) expect(following).toMatch(new RegExp(`${money(hours)}\\s+${money(estimated)}`))
  })
  test('has the same totals in its workbook', async () => {
    const sheets = await valuesOf((await document('costs_budget_workbook').make(frozen)).bytes)
    const total = sheets.get('Page 1')!.find(([label]) => label === 'Totals, and grand total')!
    expect(Math.round(Number(total.at(-1)) * 100)).toBe(frozen.budget!.figures.grandTotal)
    expect(sheets.has('Phases')).toBe(!frozen.budget!.figures.isPageOneOnly)
  })
})

test('the budget of a party that is recorded names it, and asks for it no more, on paper and in its workbook', async () => {
  const unsaid = budgetCase(5)
  const said = {
    ...unsaid,
    case: { ...unsaid.case, details: { ...unsaid.case.details, receiving_party: 'defendant' } },
  }
  const pageOne = async (frozen: FrozenCase) => [
    (await made('costs_budget', frozen)).pages[0]!.replaceAll(/\s+/g, ' '),
    JSON.stringify((await valuesOf((await document('costs_budget_workbook').make(frozen)).bytes)).get('Page 1')),
  ]
  for (const page of await pageOne(said)) {
    expect(page).toMatch(/Budget of\W+Ben Birch \(Defendant\)/)
    expect(page).not.toContain('Party whose budget it is')
  }
  for (const page of await pageOne(unsaid)) expect(page).toContain('Party whose budget it is')
})

test('the limit of the costs of the form is a percent of a budget above £100,000, once it is approved', async () => {
  const estimates = { trial: { time: 150_000_50, disbursements: 0 } }
  const { offers: _offers, ...budget } = { ...fullBudget, estimates, contingencies: [] }
  const textOf = async (approval: Partial<Budget>) =>
    (
      await made(
        'costs_budget',
        fullInterPartesBill(0, { caseType: 'costs_budget' }, { budget: { ...budget, ...approval } }),
      )
    ).text
  expect(await textOf({ approved: { trial: 150_000_50 }, agreedIncurred: 1_00 })).toContain(
    'agreed (£150,001.50), the costs of completing this form are limited to the higher of £1,000 and 1%: £1,500.02, and all other costs of budgeting and costs management to 2%: £3,000.03.',
  )
  expect(await textOf({ approved: { trial: 150_000_50 } })).not.toContain('£3,000')
})

test('a claim of less than 50,000 pounds has page one alone, whatever is budgeted', async () => {
  const full = budgetCase(5)
  const worth = (claim_value: number): FrozenCase => ({
    ...full,
    case: { ...full.case, details: { ...full.case.details, claim_value } },
  })
  const { text } = await made('costs_budget', worth(49_999.99))
  expect(text).not.toContain('Phase total')
  expect(text).toContain('Page one only: the value of the claim is less than £50,000.00.')
  expect((await made('costs_budget', worth(50_000))).text).toContain('Phase total')
})

test('there are budgets on page one and on all pages', () => {
  const budgets = workedInterPartesBills().flatMap((worked) => frozenWorkedInterPartes(worked).budget ?? [])
  expect(new Set(budgets.map(({ figures: { isPageOneOnly } }) => isPageOneOnly)).size).toBe(2)
})

test('the assumptions of a phase are on its page, and on page one where there is no other', async () => {
  const { pages } = await made('costs_budget', budgetCase())
  expect(pages[0]).not.toContain('Three days in the County Court')
  expect(pages.slice(1).join('\n')).toContain('Three days in the County Court')
  const small = fullInterPartesBill(
    5,
    { caseType: 'costs_budget' },
    {
      budget: {
        ...fullBudget,
        estimates: {},
        contingencies: [],
        assumptions: { cmc: 'One round of cmc', trial: 'Two days' },
      },
    },
  )
  const only = await made('costs_budget', small)
  expect([only.pages.length, only.text.includes('One round of cmc')]).toEqual([1, true])
})

test('a case has the documents of its type, and a budget that is not saved is refused in a sentence', async () => {
  const namesOf = (frozen: FrozenCase) => interPartesDocuments.flatMap(({ nameOf }) => nameOf(frozen) ?? [])
  expect(namesOf(fullInterPartesBill(1))).toEqual([
    ...['Bill of costs', 'Electronic bill'],
    ...['N252 data sheet', 'N258 data sheet', 'Statement of parties', 'Statement of costs (N260)'],
  ])
  expect(namesOf(budgetCase(1))).toEqual(['Costs budget', 'Costs budget', 'Budget discussion report (Precedent R)'])
  const varied = { budget: fullBudget, previous: firstBudget }
  expect(namesOf(fullInterPartesBill(1, { caseType: 'costs_budget' }, varied))).toEqual([
    ...['Costs budget', 'Costs budget', 'Budget discussion report (Precedent R)', 'Budget variation (Precedent T)'],
  ])
  expect(namesOf(simple(fullInterPartesBill(1, { caseType: 'costs_budget' }, varied)))).toEqual([
    ...['Costs budget (Precedent Z)', 'Budget discussion report (Precedent RZ)', 'Budget variation (Precedent TZ)'],
  ])
  expect(interPartesRefusal({ caseType: 'costs_budget', hasBudget: false })).toMatch(/^No costs budget has been saved/)
  expect(interPartesRefusal({ caseType: 'costs_budget', hasBudget: true })).toBeNull()
  expect(interPartesRefusal({ caseType: 'bill_of_costs', hasBudget: false })).toBeNull()
  const { budget: _budget, ...without } = budgetCase(1)
  expect(() => document('costs_budget').make(without)).toThrow(/no costs budget has been saved/)
})

test.each([
  ['markup and code', '#read("/x") $x$ *b* _i_ @r <l> `w` = h', '*b* _i_ @r <l> `w` = h'],
  ['control characters', 'be\0fo\u0007re\uFEFF\tthen \uE000\uDBFF\uDC00later', 'before then later'],
])('entered text with %s is printed literally', async (_what, text, expected) => {
  const rich = budgetCase(12)
  const details = { ...rich.case.details, claimant: text, court_name: text }
  const budget = { ...rich.budget!.budget, assumptions: { trial: text } }
  const frozen: FrozenCase = {
    ...rich,
    case: { ...rich.case, caseName: text, reference: text, details },
    narrative: text,
    budget: { ...rich.budget!, budget },
    parties: rich.parties!.map((party) => ({ ...party, name: text })),
    items: Object.fromEntries(
      Object.entries(rich.items).map(([uuid, item]) => [uuid, { ...item, ...(item.step && { description: text }) }]),
    ),
  }
  const sheets = ['notice_of_commencement', 'request_for_hearing', 'statement_of_parties', 'statement_of_costs']
  for (const key of ['paper_bill', 'costs_budget', ...sheets]) {
    const result = await made(key, frozen)
    expect([key, result.warnings, result.text.includes(expected)]).toEqual([key, [], true])
  }
})
