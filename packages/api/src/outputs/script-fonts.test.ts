import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullBudget, fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { sampled } from '../../../../dev/sampled.ts'
import { checkPdf } from '../../../../tests/support/pdf/check-pdf.ts'
import { documentsOf } from './documents-by-area.ts'
import type { FrozenCase } from './frozen-case.ts'
import { typeset } from './typst.ts'
import { ENGINE_GLYPHS, SERIF_GLYPHS } from '../fonts/engine-glyphs.ts'
import { familiesWith, fontsOf, unpacked } from '../fonts/fit-fonts.ts'
import { PLACEHOLDER, withoutLost } from './lost-characters.ts'
import { scriptFonts, signFonts } from '../fonts/script-fonts.ts'

const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const AT = new Date('2026-02-03T16:20:00Z')
const template = join(folder, 'texts.typ')
writeFileSync(
  template,
  `#let texts = json("/document.json")
#set document(title: "Texts")
#set text(font: json("/fonts.json"), fallback: false, lang: "en")
#for one in texts [
  #one

  #emph(one)

  #text(weight: "semibold", one)

  #strong(one)
]`,
)
/** What is said of texts that are printed in every style. */
const warningsOf = async (...texts: string[]): Promise<string[]> =>
  (await typeset(template, { 'document.json': texts }, AT)).warnings

const names: readonly (readonly [script: string, name: string])[] = [
  ['Latin', 'Łukasz Ñandú Œuvre Ğülşen Đặng Nguyễn Thị Hồng Ŵyn ǅ ẞ'],
  ['Greek', 'Ωμέγα ἄνθρωπος ᾧ'],
  ['Cyrillic', 'Щукин Ґалаґан Қазақ Ӏмам'],
  ['Hebrew', 'בנימין כהן־לוי בע״מ שָׁלוֹם'],
  ['Arabic', 'محمد عبد الله الشريف نصر الدین خان ٹیپو ګل ١٢٣'],
  ['Devanagari', 'श्रीमती ज्ञानेश्वरी द्विवेदी क्‍ष ।'],
  ['Bengali', 'শ্রীমতী রহিমা খাতুন ৳'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'પટેલ શ્રી'],
  ['Odia', 'ଶ୍ରୀ ଜଗନ୍ନାଥ'],
  ['Tamil', 'சுப்பிரமணியம்'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Kannada', 'ಕೃಷ್ಣ'],
  ['Malayalam', 'കൃഷ്ണൻ ക്ഷ'],
  ['Sinhala', 'ශ්‍රී පෙරේරා'],
  ['Thai', 'สมชาย น้ำ'],
  ['Lao', 'ສົມຊາຍ ນ້ຳ'],
  ['Khmer', 'ស៊ុន ចាន់ ខ្មែរ'],
  ['Burmese', 'အောင်ဆန်း မြန်မာ'],
  ['Tibetan', 'བོད་ཡིག'],
  ['Georgian', 'გიორგი ბერიძე'],
  ['Armenian', 'Արամ Հարությունյան'],
  ['Ethiopic', 'ኃይለ ሥላሴ'],
  ['Thaana', 'މޯލްޑިވްސް'],
  ['Syriac', 'ܣܘܪܝܝܐ'],
  ['N’Ko', 'ߒߞߏ'],
  ['Tifinagh', 'ⵜⵉⴼⵉⵏⴰⵖ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ['Chinese', '张伟 臺灣 歐陽 㐂'],
  ['Japanese', '山﨑 髙橋 ひらがな カタカナ 「々」'],
  ['Korean', '김철수 韓國'],
  ['emoji', '👍🏽 👩‍⚖️ ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇬🇧 1️⃣ 👨‍👩‍👧 🫠 ☎ ✔ → ½'],
]

describe('a name', () => {
  test.each(names)('in %s is printed in every style', async (_script, name) =>
    expect(await warningsOf(name)).toEqual([]),
  )
  test('needs the fonts of its own script alone, and plain English needs none', () => {
    const familiesOf = (text: string) => fontsOf(text).fonts.map(({ family }) => family)
    expect(familiesOf('“Mrs O’Neill — £1,250.00 (½)” Łukasz Ωμέγα Жук')).toEqual([])
    expect(familiesOf('محمد')).toEqual(['Noto Sans Arabic'])
    expect(familiesOf('김철수')).toEqual(['Noto Sans Korean'])
    expect(familiesOf('👍')).toEqual(['Noto Emoji'])
  })
})

/** Every script in every text that people enter. */
const everyScript = names.map(([, name]) => name).join(' · ')
const withTexts = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  case: { ...frozen.case, caseName: everyScript, reference: 'محمد 张伟 👍' },
  firm: { ...frozen.firm, name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ & 김철수', siteName: everyScript },
  narrative: everyScript,
  ...(frozen.files && { files: frozen.files.map((file) => ({ ...file, name: everyScript, folder: everyScript })) }),
  feeEarners: frozen.feeEarners.map((earner) => ({ ...earner, name: 'श्रीमती द्विवेदी', initials: 'श्र' })),
  ...(frozen.plannedWork && {
    plannedWork: frozen.plannedWork.map((row) => ({
      ...row,
      stage: everyScript,
      name: everyScript,
      description: everyScript,
    })),
  }),
  ...(frozen.parties && { parties: frozen.parties.map((party) => ({ ...party, name: everyScript })) }),
  bill: {
    ...frozen.bill,
    heads: frozen.bill.heads.map((head) => ({
      ...head,
      lines: head.lines.map((line) => ({ ...line, description: everyScript })),
    })),
  },
})
const cases: readonly (readonly [string, FrozenCase])[] = [
  ['legal aid', fullLegalAidBill(4)],
  ['the Court of Protection', fullCourtOfProtectionBill(40)],
  ['the Court of Protection in the short form', fullCourtOfProtectionBill(4)],
  ['the other side', fullInterPartesBill(6, {}, { budget: fullBudget })],
  ['a costs budget', fullInterPartesBill(4, { caseType: 'costs_budget' }, { budget: fullBudget })],
  ['high cost', fullHighCostBill(3)],
]
describe.each(sampled(cases))('the documents for %s', (_area, frozen) => {
  test('are PDF/A in every script, and the program that typesets them has nothing to say', async () => {
    const long = withTexts(frozen)
    const pdfs = documentsOf(frozen.case.areaOfWork)!.filter(
      ({ extension, nameOf }) => extension === 'pdf' && nameOf(long),
    )
    for (const { key, make } of pdfs) {
      const { bytes, warnings } = await make(long)
      const file = join(folder, 'document.pdf')
      const of = 'budget' in frozen && frozen.case.caseType === 'costs_budget' ? 'budget.json' : 'bill.json'
      expect(warnings).toEqual([])
      writeFileSync(file, bytes)
      execFileSync('pdfdetach', ['-save', '1', '-o', join(folder, of), file])
      const problems = checkPdf(Buffer.from(bytes), {
        lang: 'en-GB',
        pdfa: { part: '3', conformance: 'A' },
        data: { name: of, mediaType: 'application/json', content: null },
      })
      expect([key, ...problems.filter((problem) => !problem.includes('embedded data'))]).toEqual([key])
      const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
      // The names of the firm and of the case, as the foot of every page has them.
      for (const one of ['김철수', '张伟 👍']) expect([one, text.includes(one)]).toEqual([one, true])
    }
  })
})

describe('the fonts inside the engine', () => {
  test('print every character that is listed, in every style', async () => {
    const listed = [...unpacked(ENGINE_GLYPHS)].map((code) => String.fromCodePoint(code))
    expect(listed.length).toBeGreaterThan(3_500)
    expect(await warningsOf(listed.join(' '))).toEqual([])
    expect([...unpacked(SERIF_GLYPHS)].every((code) => listed.includes(String.fromCodePoint(code)))).toBe(true)
  })
  test('are all that a text without other characters needs', () => {
    expect(fontsOf('a').fonts).toEqual([])
    expect(familiesWith([])).toEqual(['Libertinus Serif', 'New Computer Modern', 'DejaVu Sans Mono'])
  })
})

test('every package of fonts is used, and every font is there', () => {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const files = [...scriptFonts, ...signFonts].flatMap((font) => font.files)
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
  const unused = Object.keys(dependencies)
    .filter((name) => /^@(?:embedpdf|expo-google-fonts)\//.test(name))
    .filter((name) => !files.some((file) => file.includes(`/${name}/`)))
  expect(unused).toEqual([])
})

test('whatever is typed, the document is PDF/A, and what is lost is said', async () => {
  const word = fc.oneof(
    fc.constantFrom(...names.map(([, name]) => name)),
    fc.string({ unit: 'grapheme' }),
    fc
      .string({ unit: 'binary' })
      .map((text) => text.toWellFormed().replaceAll(/[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}]/gu, '')),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 40 }), async (words) => {
      const text = words.join(' ').normalize('NFC')
      const warnings = await warningsOf(text)
      expect(warnings.filter((warning) => !warning.includes('cannot be printed'))).toEqual([])
      expect(warnings.length > 0).toBe(fontsOf(text).lost.size > 0)
    }),
    { numRuns: runs(25), examples: [[['\u1680']]] },
  )
})

describe('what cannot be printed', () => {
  test('is said for each place once, by the item or by the name of the text', () => {
    const { document, sentences } = withoutLost(
      {
        caseName: 'Re 𓀀',
        narrative: { paragraphs: ['x', '𓀀𓀁𓀀'] },
        rows: [
          { no: '7', text: '𓀀', fees: [{ what: '𓀁' }] },
          { no: '8', text: 'plain' },
        ],
      },
      new Set(['𓀀', '𓀁']),
    )
    expect(document.rows).toEqual([
      { no: '7', text: PLACEHOLDER, fees: [{ what: PLACEHOLDER }] },
      { no: '8', text: 'plain' },
    ])
    expect(sentences).toEqual([
      `1 character in the name of the case cannot be printed: 𓀀 (U+13000). ${PLACEHOLDER} stands in its place.`,
      `2 characters in the narrative cannot be printed: 𓀀 (U+13000), 𓀁 (U+13001). ${PLACEHOLDER} stands in their place.`,
      `2 characters in the description of item 7 cannot be printed: 𓀀 (U+13000), 𓀁 (U+13001). ${PLACEHOLDER} stands in their place.`,
    ])
  })
  test('is said of twelve places at most, and of eight characters', () => {
    const rows = Array.from({ length: 20 }, (_, i) => ({ no: String(i + 1), text: '𓀀𓀁𓀂𓀃𓀄𓀅𓀆𓀇𓀈𓀉' }))
    const { sentences } = withoutLost({ rows }, new Set(rows[0]!.text))
    expect(sentences).toHaveLength(13)
    expect(sentences[0]).toContain('𓀇 (U+13007), and 2 more.')
    expect(sentences.at(-1)).toBe('In 8 more places characters cannot be printed.')
  })
  test('nor is what the typesetting program warns of kept to itself', async () => {
    const odd = join(folder, 'odd.typ')
    writeFileSync(
      odd,
      '#set document(title: "Odd")\n#set text(font: ("No Such Font", "Libertinus Serif"))\n#json("/document.json")',
    )
    expect((await typeset(odd, { 'document.json': 'x' }, AT)).warnings).toEqual([
      'The typesetting program warns: unknown font family: no such font (odd.typ).',
    ])
  })
})
