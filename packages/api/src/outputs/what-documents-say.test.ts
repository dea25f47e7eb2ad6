import { describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { servedBillData } from './bill/bill-data.ts'
import { electronicBill as courtOfProtectionElectronicBill } from './court-of-protection/electronic-bill/electronic-bill.ts'
import { paperBill as courtOfProtectionPaperBill } from './court-of-protection/paper-bill.ts'
import { shortForm } from './court-of-protection/short-form.ts'
import type { FrozenCase } from './frozen-case.ts'
import { claimDocument } from './high-cost/claim-document.ts'
import { electronicBill } from './inter-partes/electronic-bill/electronic-bill.ts'
import { sheets as names } from './inter-partes/electronic-bill/sheet-names.ts'
import { paperBill } from './inter-partes/paper-bill.ts'
import { billDocument } from './legal-aid/bill-document.ts'

/** The texts of a document, whatever it is made of. */
const textsOf = (document: object): string => JSON.stringify(document)

test('attending counsel at court stands under the head of the regulations', () => {
  const { work } = billDocument(fullLegalAidBill(420)).sections[0]!
  const groups = work!.schedules.flatMap((schedule) => schedule.groups)
  expect(groups.map(({ title }) => title)).toContain('Attendance at court or conference with counsel')
  expect(textsOf(groups.map(({ title, total }) => [title, total?.label]))).not.toContain('"Conference with counsel"')
})

describe('a voucher that is missing', () => {
  const withoutDocuments = (frozen: FrozenCase): FrozenCase => ({
    ...frozen,
    items: Object.fromEntries(
      Object.entries(frozen.items).map(([uuid, item]) => [uuid, { ...item, documents: [] as string[] }]),
    ),
  })
  const missing = /voucher/i

  test('is said to be missing in legal aid', () => {
    expect(textsOf(billDocument(withoutDocuments(fullLegalAidBill(4))))).toContain('No voucher attached')
    expect(textsOf(claimDocument(withoutDocuments(fullHighCostBill(3))))).toContain('No voucher attached')
  })
  test('is no matter of any other court', () => {
    const deputy = withoutDocuments(fullCourtOfProtectionBill(40))
    const interPartes = withoutDocuments(fullInterPartesBill(40))
    for (const document of [
      courtOfProtectionPaperBill(deputy),
      courtOfProtectionElectronicBill(deputy),
      paperBill(interPartes),
    ])
      expect(textsOf(document)).not.toContain('No voucher attached')
    expect(textsOf(shortForm(deputy))).not.toMatch(missing)
    expect(textsOf(electronicBill(interPartes))).not.toContain('No voucher attached')
  })
})

describe('what is served on the other side', () => {
  const frozen = fullInterPartesBill(90)
  const served: readonly (readonly [string, object])[] = [
    ['the paper bill', paperBill(frozen)],
    ['the electronic bill', electronicBill(frozen)],
    ['the data in the paper bill', servedBillData(frozen)],
  ]
  test.each(served)('says nothing of its own rates: %s', (_name, document) => {
    expect(textsOf(document)).not.toMatch(/above|rate_card|"default"|isAbove/i)
  })
  test.each(served.slice(0, 2))('has the guideline rates beside them: %s', (_name, document) =>
    expect(textsOf(document)).toContain('National'),
  )
})

describe('people of the same initials', () => {
  const alike = (frozen: FrozenCase): FrozenCase => ({
    ...frozen,
    feeEarners: frozen.feeEarners.map((earner) => ({ ...earner, initials: 'AM' })),
  })
  const withSpaces = /\u200b/g
  /** The codes that the rows of a document have, without the places where they may break. */
  const codesIn = (document: object): string[] =>
    [...new Set([...textsOf(document).matchAll(/"initials":"(AM[^"]*)"/g)].map(([, code = '']) => code))]
      .map((code) => code.replaceAll(withSpaces, ''))
      .toSorted()
  const three = ['AM1', 'AM2', 'AM3']

  test.each([
    ['legal aid', (frozen: FrozenCase) => billDocument(frozen), fullLegalAidBill(60)],
    [
      'the Court of Protection',
      (frozen: FrozenCase) => courtOfProtectionPaperBill(frozen),
      fullCourtOfProtectionBill(60),
    ],
    ['the other side', (frozen: FrozenCase) => paperBill(frozen), fullInterPartesBill(60)],
  ] as const)('are told apart in the bill for %s, in its rows and where they are listed', (_of, make, frozen) => {
    const document = make(alike(frozen))
    expect(codesIn(document)).toEqual(three)
    const listed = 'team' in document ? document.team! : document.earners
    expect(codesIn(listed)).toEqual(three)
    // One code is of one person.
    expect(new Set(listed.map(({ initials, name }) => `${initials} ${name}`)).size).toBe(three.length)
  })
  test('are told apart in the short form, where what they wrote is summed by person and rate', () => {
    const text = textsOf(shortForm(alike(fullCourtOfProtectionBill(9)))).replaceAll(withSpaces, '')
    for (const code of three) expect(text).toContain(` ${code}`)
  })
  test.each([
    ['the Court of Protection', courtOfProtectionElectronicBill, fullCourtOfProtectionBill(60), 'Legal Team and Rates'],
    ['the other side', electronicBill, fullInterPartesBill(60), names.team],
  ] as const)(
    'have the same codes in the electronic bill for %s, with the number of the rate',
    (_of, make, frozen, of) => {
      const rows = make(alike(frozen))
        .sheets.find(({ name }) => name === of)!
        .rows.slice(4)
      const codes = rows.map(([code]) => String(code!.value))
      expect(new Set(codes).size).toBe(codes.length)
      expect([...new Set(codes.map((code) => code.split('.')[0]))].toSorted()).toEqual(three)
      const byPerson = Map.groupBy(rows, ([code]) => String(code!.value).split('.')[0])
      for (const own of byPerson.values()) expect(new Set(own.map(([, name]) => name!.value)).size).toBe(1)
    },
  )
})
