import { describe, expect, test } from 'vitest'
import { fold } from '../text/folding.ts'
import { hasWord, markedText, searchWords } from './words.ts'

const has = (text: string, search: string): boolean => searchWords(search).every((word) => hasWord(text, word))
const marked = (text: string, search: string): string =>
  markedText(text, searchWords(search))
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

test('a text keeps its length when it is folded', () => {
  for (const text of ['Zoë D’Souza – Łódź', 'STRAßE', 'İstanbul', '😀 Ω']) expect(fold(text)).toHaveLength(text.length)
  expect(fold('Zoë D’Souza – Łódź')).toBe("zoe d'souza - lodz")
})

test('the words of a search are each taken once, without punctuation around them', () => {
  expect(searchWords('  Ash, "ash"  (O’Hara) LIST/1 … ')).toEqual([
    { text: 'ash', isPlain: true },
    { text: 'ohara', isPlain: true },
    { text: 'list/1', isPlain: false },
  ])
  expect(searchWords(' - / … ')).toEqual([])
  expect(searchWords(Array.from({ length: 30 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12)
})

test('letters lose any mark, whole or decomposed, and those without marks have a plain one', () => {
  expect(fold('Nguyễn Thị Hồng')).toBe('nguyen thi hong')
  expect(fold('Nguyễn Thị Hồng'.normalize('NFD'))).toBe('nguyen thi hong')
  expect(fold('ŁłØøĐđĦħŦŧıÆæŒœßÞþÐðǾ')).toBe('llooddhhttiaaoosttddo')
})

describe('a word is found', () => {
  test.each([
    ['Re Ashdown', 'ash', true],
    ['Re Ashdown', 'down', false],
    ['ASH/2025/0412', '0412', true],
    ['ASH/2025/0412', '2025/04', true],
    ['ASH/2025/0412', '2024/04', false],
    ['ABCDEF123456', '123', true],
    ['ABCDEF123456', '456', false],
    ["Mary O'Hara", 'ohara', true],
    ["Mary O'Hara", 'hara', true],
    ['Mary O’Hara', "o'hara", true],
    ['Position_statement.pdf', 'statement', true],
    ['Zoë', 'zoe', true],
    ['Zoe', 'ZOË', true],
    ['Smith v Jones', 'jones smith', true],
    ['Smith v Jones', 'jones brown', false],
  ])('%s by %s: %s', (text, search, isFound) => {
    expect(has(text, search)).toBe(isFound)
  })
})

test('what was found is marked, where words overlap once', () => {
  expect(marked('Letter to the letting agent', 'let')).toBe('[Let]ter to the [let]ting agent')
  expect(marked('Letter to the agent', 'let letter')).toBe('[Letter] to the agent')
  expect(marked("Mary O'Hara", 'ohar')).toBe("Mary [O'Har]a")
  expect(marked('<b>Ash</b>', 'ash')).toBe('<b>[Ash]</b>')
  expect(marked('Ash', 'birch')).toBe('Ash')
  expect(marked('', 'ash')).toBe('')
})

test('what was found is marked with its marks, wherever they stand', () => {
  const decomposed = 'Re Zoë Nguyễn v Łódź'.normalize('NFD')
  expect(marked(decomposed, 'zoe')).toBe('Re [Zoë] Nguyễn v Łódź'.normalize('NFD'))
  expect(marked(decomposed, 'nguyen lodz')).toBe('Re Zoë [Nguyễn] v [Łódź]'.normalize('NFD'))
  expect(marked(decomposed, 'ng')).toBe('Re Zoë [Ng]uyễn v Łódź'.normalize('NFD'))
  expect(marked("Zoe\u0308 O'Ha\u0301ra", 'ohara')).toBe("Zoe\u0308 [O'Ha\u0301ra]")
  expect(marked('😀 Zoë', 'zoë'.normalize('NFD'))).toBe('😀 [Zoë]')
})

test('of a long text the part around the first word is shown, cut between words', () => {
  const text = `${'before '.repeat(40)}needle${' after'.repeat(40)}`
  const shown = marked(text, 'needle')
  expect(shown).toMatch(/^…before (?:before )+\[needle\](?: after)+.*…$/)
  expect(shown.length).toBeLessThan(170)
  expect(marked('word '.repeat(100), 'none')).toMatch(/^word (?:word )+.*…$/)
  expect(marked('x'.repeat(400), 'x')).toMatch(/^\[x\]x+…$/)
})
