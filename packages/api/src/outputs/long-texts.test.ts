import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { firstBudget, fullBudget, fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { sampled } from '../../../../dev/sampled.ts'
import type { FrozenCase, FrozenItem } from './frozen-case.ts'
import { makeDocuments } from './make-documents.ts'

const folder = mkdtempSync(join(tmpdir(), 'long-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Word {
  page: number
  text: string
  isOnPage: boolean
}
/** Its right margin may be used up, its edge may not: printers do not reach it. */
const EDGE = 14
const FOOT = 4
const PAGE_OR_WORD =
  /<page width="([\d.]+)" height="([\d.]+)"|<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g
/** The words of a document as they stand on its pages. */
function wordsOf(bytes: Buffer): Word[] {
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  const boxes = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 100_000_000 })
  let page = 0
  let width = 0
  let height = 0
  return [...boxes.matchAll(PAGE_OR_WORD)].flatMap(([, w, h, left, right, bottom, text = '']): Word[] => {
    if (w) {
      page++
      width = Number(w)
      height = Number(h)
      return []
    }
    const isOnPage = Number(left) > EDGE && Number(right) < width - EDGE && Number(bottom) < height - FOOT
    return [{ page, text: text.replaceAll('\u200b', ''), isOnPage }]
  })
}

/** What a text that people enter is replaced by, by how many characters it may have. */
type Enter = (characters: number) => string
const withTexts = (frozen: FrozenCase, enter: Enter): FrozenCase => {
  const name = enter(100)
  const described = enter(1000)
  const itemOf = (item: FrozenItem): FrozenItem => ({
    ...item,
    description: item.description && described,
    ...(item.documents && { documents: Array.from({ length: 60 }, () => enter(200)) }),
    ...(item.expert && { expert: { ...item.expert, invoiceNumber: name } }),
    hearing: item.hearing && {
      ...item.hearing,
      travel: item.hearing.travel && { ...item.hearing.travel, reason: described },
    },
    ...(item.counsel && {
      counsel: { ...item.counsel, travel: item.counsel.travel && { miles: 3, description: enter(200) } },
    }),
  })
  return {
    ...frozen,
    case: {
      ...frozen.case,
      caseName: enter(255),
      reference: name,
      details: {
        ...frozen.case.details,
        ...{ costs_order: described, outcome: described, retainer: described },
        ...{ vat_number: name, person_concerned: name, deputy_name: name, deputy_capacity: name, paying_party: name },
        interim_payments: Array.from({ length: 40 }, () => ({ date: '2025-03-03', amount: 99_999_999.99 })),
      },
    },
    firm: { ...frozen.firm, name: enter(255), siteName: enter(255), address: [1, 2, 3, 4].map(() => enter(255)) },
    feeEarners: frozen.feeEarners.map((one) => ({ ...one, name, initials: enter(50), office: enter(255) })),
    ...(frozen.parts && { parts: frozen.parts.map((part) => ({ ...part, name: enter(250) })) }),
    ...(frozen.parties && { parties: frozen.parties.map((party) => ({ ...party, name })) }),
    ...(frozen.plannedWork && {
      plannedWork: frozen.plannedWork.map((row) => ({ ...row, stage: name, name: name, description: described })),
    }),
    ...(frozen.budget && { budget: budgetOf(frozen.budget, enter) }),
    ...(frozen.files && { files: frozen.files.map((file) => ({ ...file, name: enter(200), folder: enter(1000) })) }),
    ...(frozen.findings && { findings: frozen.findings.map((one) => ({ ...one, message: described })) }),
    items: Object.fromEntries(Object.entries(frozen.items).map(([uuid, item]) => [uuid, itemOf(item)])),
    bill: {
      ...frozen.bill,
      heads: frozen.bill.heads.map((head) => ({
        ...head,
        lines: head.lines.map((line) =>
          frozen.items[line.item ?? '']?.description === line.description ? { ...line, description: described } : line,
        ),
      })),
      ...(frozen.bill.breakdowns && {
        breakdowns: frozen.bill.breakdowns.map((one) => ({
          ...one,
          rows: one.rows.map((row) => (one.by === 'party' ? { ...row, name } : row)),
        })),
      }),
    },
  }
}
const budgetOf = (saved: NonNullable<FrozenCase['budget']>, enter: Enter): NonNullable<FrozenCase['budget']> => ({
  ...saved,
  budget: {
    ...saved.budget,
    assumptions: Object.fromEntries(Object.keys(saved.budget.assumptions).map((phase) => [phase, enter(1000)])),
    offers: { trial: { time: 99_999_999_99, counsel: 0, disbursements: 0, comment: enter(1000) } },
    variation: enter(1000),
  },
  ...(saved.earners && {
    earners: Object.fromEntries(Object.keys(saved.earners).map((uuid) => [uuid, enter(201)])),
  }),
  figures: {
    ...saved.figures,
    contingencies: saved.figures.contingencies.map((one) => ({ ...one, name: enter(100) })),
  },
})

const twoVersions = { budget: fullBudget, previous: firstBudget }
const cases: readonly (readonly [string, FrozenCase])[] = [
  ['legal aid', fullLegalAidBill(4)],
  ['Court of Protection', fullCourtOfProtectionBill(40)],
  ['Court of Protection in the short form', fullCourtOfProtectionBill(4)],
  ['between the parties', fullInterPartesBill(4, {}, { budget: fullBudget })],
  ['costs budget', fullInterPartesBill(4, { caseType: 'costs_budget' }, twoVersions)],
  [
    'costs budget of the pilots',
    fullInterPartesBill(4, { caseType: 'costs_budget' }, { ...twoVersions, details: { budget_form: 'precedent_z' } }),
  ],
  ['high cost', fullHighCostBill(3)],
]
const WORD = /^Q\d{3}$/
/** As many numbered words as fit, in lines of three. */
const numbered: Enter = (characters) =>
  Array.from({ length: Math.floor((characters + 1) / 5) }, (_, i) => `Q${String(i + 100)}${i % 3 === 2 ? '\n' : ' '}`)
    .join('')
    .trimEnd()
/** Half of it one word that fits on no line, the other half of words that fit on some. */
const unbroken: Enter = (characters) => {
  const half = Math.floor(characters / 2)
  return `${'W'.repeat(half)} ${'ABCDEFGHIJKLMNOPQRST '.repeat(24).slice(0, characters - half - 1)}`
}

describe.each(sampled(cases))('the documents of a case: %s', (_area, frozen) => {
  const printed = async (enter: Enter): Promise<(readonly [string, Word[]])[]> => {
    const long = withTexts(frozen, enter)
    const documents = await makeDocuments(long.case.areaOfWork, JSON.stringify(long))
    return documents.flatMap(({ name, extension, bytes }) =>
      extension === 'pdf' ? [[name, wordsOf(bytes)] as const] : [],
    )
  }
  const outside = (words: readonly Word[]): Word[] => words.filter(({ isOnPage }) => !isOnPage)

  test('have each word of long texts and of many lines on a page', async () => {
    for (const [name, words] of await printed(numbered)) {
      expect([name, outside(words)]).toEqual([name, []])
      const found = new Set(words.map(({ text }) => text).filter((word) => WORD.test(word)))
      // The longest text that the document prints is there to its end.
      expect([name, [...found].toSorted()]).toEqual([
        name,
        Array.from({ length: found.size }, (_, i) => `Q${String(i + 100)}`),
      ])
      // Of a case without events the comparison prints the short facts alone, as the statement of parties does.
      expect(found.size).toBeGreaterThan(/^(?:Comparison|Statement of parties)/.test(name) ? 40 : 150)
    }
  })

  test('have every letter of words that fit on no line on a page', async () => {
    for (const [name, words] of await printed(unbroken)) expect([name, outside(words)]).toEqual([name, []])
  })
})
