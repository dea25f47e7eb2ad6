import { atPercent, atRate, claimedAmount } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { assessed, entered, ruled } from '../../../../../dev/assessed.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { pounds } from '../bill/format.ts'
import { assessedLines, type LineInAssessment } from './assessed-lines.ts'
import { hasPoints, pointsOfDispute } from './points-of-dispute.ts'

/**
 * Twelve rows of time between the parties, and more. Of line 1, 0.60 h at £285.50, £171.30 are claimed, of line 2, 0.10
 * h at £100.00, £10.00, and of line 8, 1.60 h at £280.00, £448.00; line 6 is £95.00 that were paid.
 */
const bill = fullInterPartesBill(12)
const boxesOf = (frozen: Parameters<typeof pointsOfDispute>[0]) => pointsOfDispute(frozen).disputes
const half = ({ line }: LineInAssessment) => atPercent(line, 5000)

describe('a point', () => {
  test('stands once, with all items where it arises as ranges, in the order of the first of them', () => {
    const twice = 'Claimed twice.'
    const boxes = boxesOf(
      entered(bill, {
        ...{ 9: { dispute: ' Too long.\n' }, 2: { dispute: 'Too long.' }, 1: { dispute: twice } },
        ...{ 4: { dispute: twice }, 5: { dispute: `${twice}  ` }, 6: { dispute: twice } },
      }),
    )
    expect(boxes.map(({ title, items, text }) => [title, items, text])).toEqual([
      ['Point 1', ['1, 4–6'], [twice]],
      ['Point 2', ['2, 9'], ['Too long.']],
    ])
  })
  test('has what is offered for its items: hours at a rate, a sum, nothing, each with its number, and all of it', () => {
    const dispute = 'Too long.'
    const [box] = boxesOf(
      entered(bill, {
        1: (line) => ({ dispute, offered: ruled(line, { hours: 40 }) }),
        2: ({ line }) => ({ dispute, offered: atPercent(line, 0) }),
        8: (line) => ({ dispute, offered: half(line) }),
      }),
    )
    expect(box!.claimed).toBe('£629.30 claimed')
    expect(box!.offer).toEqual({
      items: [],
      text: [
        '1: offered 0.40 h at £285.50 = £114.20',
        '2: nothing is offered',
        '8: offered £224.00',
        'Offered in all: £338.20 of £629.30 claimed',
      ],
    })
  })
  test('has what is offered for one item in one sentence, and says which where others have no offer', () => {
    const dispute = 'Too long.'
    const offered = (line: LineInAssessment) => ({ dispute, offered: half(line) })
    const offerOf = (frozen: Parameters<typeof boxesOf>[0]) => boxesOf(frozen)[0]!.offer
    expect(offerOf(entered(bill, { 1: offered }))).toEqual({ items: [], text: ['Offered £85.65, of £171.30 claimed'] })
    expect(offerOf(entered(bill, { 1: offered, 2: { dispute } }))).toEqual({
      items: ['1'],
      text: ['Offered £85.65, of £171.30 claimed'],
    })
    const asClaimed = ({ line }: LineInAssessment) => ({ dispute, offered: claimedAmount(line) })
    expect(offerOf(entered(bill, { 1: asClaimed, 2: asClaimed })).text).toEqual(['Offered as claimed (£181.30)'])
  })
  test('of an enhanced line says the enhancement, so that hours and rate come to what is offered', () => {
    const enhanced = fullLegalAidBill(60)
    const line = assessedLines(enhanced).find(({ line: of }) => of.enhancement > 0 && of.unit === 'hours')!
    const [box] = boxesOf(
      entered(enhanced, { [line.number!]: { dispute: 'Too long.', offered: ruled(line, { hours: 50 }) } }),
    )
    const { rate, enhancement } = line.line
    const pence = Math.round((rate * 50 * (100 + enhancement)) / 10_000)
    expect(box!.offer.text[0]).toBe(
      `Offered 0.50 h at ${pounds(rate)} and ${enhancement}% = ${pounds(pence)}, of ${pounds(line.claimed.amount)} claimed`,
    )
  })
  test('that is stated on no item is made of an offer for less, behind the others; an offer of all is none', () => {
    const boxes = boxesOf(
      entered(bill, {
        1: (line) => ({ offered: half(line) }),
        2: ({ line }) => ({ offered: claimedAmount(line) }),
        4: { dispute: 'Too long.' },
      }),
    )
    expect(boxes.map(({ items, text }) => [items, text])).toEqual([
      [['4'], ['Too long.']],
      [['1'], ['No point is stated on these items.']],
    ])
  })
})

describe('the reply', () => {
  const dispute = 'Too long.'
  test('that is the same for all items stands once, without them', () => {
    const [box] = boxesOf(entered(bill, { 1: { dispute, reply: 'No.' }, 2: { dispute, reply: ' No. ' } }))
    expect(box!.replies).toEqual([{ items: [], text: ['No.'] }])
  })
  test('that differs has its items, and none stands for those without one', () => {
    const reply = 'Conceded.\n\nThe entry was made in error.'
    const [box] = boxesOf(
      entered(bill, { 1: { dispute, reply: 'No.' }, 2: { dispute, reply }, 4: { dispute, reply }, 5: { dispute } }),
    )
    expect(box!.replies).toEqual([
      { items: ['1'], text: ['No.'] },
      { items: ['2, 4'], text: ['Conceded.', 'The entry was made in error.'] },
    ])
  })
})

describe('the decision', () => {
  const dispute = 'Too long.'
  test('is left empty while there is none', () =>
    expect(boxesOf(entered(bill, { 1: { dispute } }))[0]).toMatchObject({ decisions: [], open: [] }))
  test('has what is allowed, why less, and its words; what is not ruled on is named', () => {
    const [box] = boxesOf(
      entered(bill, {
        1: (line) => ({
          dispute,
          allowed: ruled(line, { hours: 40 }),
          reason: 'time',
          words: 'One reading is enough.',
        }),
        2: ({ line }) => ({ dispute, allowed: atPercent(line, 0), reason: 'duplication', ruling: 'See item 1.' }),
        8: ({ line }) => ({ dispute, allowed: atRate(line, 25_000)!, reason: 'time', words: 'One reading is enough.' }),
        6: ({ line }) => ({ dispute, allowed: claimedAmount(line), reason: 'time' }),
        9: { dispute },
      }),
    )
    expect(box!.decisions).toEqual([
      {
        items: [],
        amounts: [
          '1: allowed 0.40 h at £285.50 = £114.20',
          '8: allowed 1.60 h at £250.00 = £400.00',
          'Allowed in all: £514.20 of £619.30 claimed',
        ],
        text: ['Too much time: One reading is enough.'],
      },
      { items: ['2'], amounts: ['Refused (£10.00)'], text: ['Duplication', 'See item 1.'] },
      { items: ['6'], amounts: ['Allowed as claimed (£95.00)'], text: [] },
    ])
    expect(box!.open).toEqual(['9'])
  })
  test('in words alone says of which items it is', () =>
    expect(boxesOf(entered(bill, { 1: { dispute, ruling: 'Adjourned.' }, 2: { dispute } }))[0]).toMatchObject({
      decisions: [{ items: ['1'], amounts: [], text: ['Adjourned.'] }],
      open: ['2'],
    }))
})

test('general points come first, a paragraph each with its title', () => {
  const generalPoints =
    'Hourly rates\n\nThe rates are above the guideline rates.\r\n\r\nProportionality:\n\nThe sum was £4,000.\n\nThe costs are six times that.'
  const boxes = boxesOf(entered(bill, { 1: { dispute: 'Too long.' } }, { generalPoints }))
  expect(boxes.map(({ title, items, text }) => [title, items, text])).toEqual([
    ['Point 1', [], ['Hourly rates', 'The rates are above the guideline rates.']],
    ['Point 2', [], ['Proportionality:', 'The sum was £4,000.']],
    ['Point 3', [], ['The costs are six times that.']],
    ['Point 4', ['1'], ['Too long.']],
  ])
})

test('a title that is the last paragraph is not lost, and what is of no line of the bill is in no point', () => {
  const frozen = entered(bill, {}, { generalPoints: 'Rates', lines: { gone: { dispute: 'Too long.' } } })
  expect(boxesOf(frozen).map(({ text }) => text)).toEqual([['Rates']])
})

test('there are points once something is said or offered', () => {
  const none = { lines: { a: { reply: 'No.' } }, generalPoints: ' ' }
  expect([
    hasPoints(none),
    hasPoints({ ...none, generalPoints: 'Rates.' }),
    hasPoints({ ...none, lines: { a: { dispute: 'Too long.' } } }),
    hasPoints({ ...none, lines: { a: { offered: { hours: null, rate: null, amount: 0, vat: 0 } } } }),
  ]).toEqual([false, true, true, true])
})

test.each([
  ['legal aid', fullLegalAidBill(120)],
  ['high cost', fullHighCostBill(12)],
  ['the Court of Protection', fullCourtOfProtectionBill(120)],
  ['between the parties', fullInterPartesBill(120)],
])('each line that is disputed stands in one point, and what is claimed comes to all of them: %s', (_area, frozen) => {
  const lines = assessedLines(assessed(frozen)).filter(({ dispute }) => dispute !== '')
  const boxes = boxesOf(assessed(frozen)).filter(({ items }) => items.length > 0)
  const pence = ({ claimed }: (typeof boxes)[number]) => Math.round(Number(claimed!.replaceAll(/[^\d.]/g, '')) * 100)
  expect(boxes).toHaveLength(4)
  expect(boxes.reduce((sum, box) => sum + pence(box), 0)).toBe(lines.reduce((sum, { line }) => sum + line.net, 0))
})
