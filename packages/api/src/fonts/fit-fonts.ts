import { ENGINE_GLYPHS, SERIF_GLYPHS } from './engine-glyphs.ts'
import { readFonts, type ReadFonts } from './font-glyphs.ts'
import { scriptFonts, signFonts, type ScriptFont } from './script-fonts.ts'

/** Decodes ranges of code points (`engine-glyphs.ts`). */
export function unpacked(ranges: string): Set<number> {
  const found = new Set<number>()
  let before = 0
  for (const range of ranges.split(' ')) {
    const [distance = '', length = '0'] = range.split('+')
    const from = before + Number.parseInt(distance, 36)
    before = from + Number.parseInt(length, 36)
    for (let code = from; code <= before; code++) found.add(code)
  }
  return found
}
const inSerif = unpacked(SERIF_GLYPHS)
const inEngine = unpacked(ENGINE_GLYPHS)

/** The characters of ASCII, which every font has. */
const LAST_OF_ASCII = 0x7e
/** What is never drawn: joiners, marks of direction and of variants, places where a word may break. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u
/** The space of Ogham is drawn as a line. */
const DRAWN_SPACE = '\u1680'

const opened = new Map<ScriptFont, ReadFonts>()
function open(font: ScriptFont): ReadFonts {
  const found = opened.get(font) ?? readFonts(font.files)
  opened.set(font, found)
  return found
}

/** The first font of a list that has a character; the files of those that are not for it are never read. */
const fontWith = (fonts: readonly ScriptFont[], text: string, code: number): ScriptFont | undefined =>
  fonts.find((font) => font.covers.test(text) && open(font).glyphs.has(code))

/** What prints a character: the engine itself, a font that it is given, or nothing. */
function printerOf(text: string): ScriptFont | 'engine' | null {
  const code = text.codePointAt(0) ?? 0
  if (code <= LAST_OF_ASCII || inSerif.has(code) || (INVISIBLE.test(text) && text !== DRAWN_SPACE)) return 'engine'
  const ofScript = fontWith(scriptFonts, text, code)
  if (ofScript) return ofScript
  return inEngine.has(code) ? 'engine' : (fontWith(signFonts, text, code) ?? null)
}

/** The fonts that texts need beside those of the engine, and the characters that no font has. */
export interface FontsOfTexts {
  fonts: readonly ScriptFont[]
  lost: ReadonlySet<string>
}
export function fontsOf(text: string): FontsOfTexts {
  const needed = new Set<ScriptFont>()
  const lost = new Set<string>()
  for (const character of new Set(text)) {
    const printer = printerOf(character)
    if (printer === null) lost.add(character)
    else if (printer !== 'engine') needed.add(printer)
  }
  return { fonts: [...scriptFonts, ...signFonts].filter((font) => needed.has(font)), lost }
}

/** The bytes of a font, regular and bold. */
export const bytesOf = (font: ScriptFont): readonly Buffer[] => open(font).bytes

/**
 * The families of a document in the order in which a character is looked for: those of scripts stand before the
 * engine's fonts of fixed width, and signs come last.
 */
export const familiesWith = (fonts: readonly ScriptFont[]): string[] => [
  'Libertinus Serif',
  ...fonts.filter((font) => scriptFonts.includes(font)).map(({ family }) => family),
  'New Computer Modern',
  'DejaVu Sans Mono',
  ...fonts.filter((font) => signFonts.includes(font)).map(({ family }) => family),
]

const printed = new Map<string, boolean>()
/** Whether anything prints a character; what was found is kept, the fonts that were read for it are not. */
function isPrinted(character: string): boolean {
  const known = printed.get(character)
  if (known !== undefined) return known
  const isFound = printerOf(character) !== null
  opened.clear()
  printed.set(character, isFound)
  return isFound
}

const BEYOND_ASCII = /[^\0-~]/
/**
 * The characters of a text that no font has, each once, in the order in which they come; null is a text without any.
 */
export const lostIn = (text: string | null): string[] =>
  text !== null && BEYOND_ASCII.test(text) ? [...new Set(text)].filter((character) => !isPrinted(character)) : []
