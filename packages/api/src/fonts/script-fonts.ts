import { fileURLToPath } from 'node:url'

/** A font for what the typesetting engine has no letters for. Read only when a text needs it. */
export interface ScriptFont {
  /** As the font itself says. */
  family: string
  /** The characters that it is for. */
  covers: RegExp
  /** Its files, regular first, then bold where there is one. */
  files: readonly string[]
}

const fileOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))
/** A font of Google Fonts in a package of its own, which is named as the family; some families have no bold font. */
function google(family: string, covers: RegExp, hasBold = true): ScriptFont {
  const name = family.replaceAll(' ', '')
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`
  const weights = ['400Regular', ...(hasBold ? ['700Bold'] : [])]
  return { family, covers, files: weights.map((weight) => fileOf(`${folder}/${weight}/${name}_${weight}.ttf`)) }
}
/** One weight of a font of East Asia: each has millions of bytes. */
const eastAsian = (key: string, file: string, family: string, covers: RegExp): ScriptFont => ({
  family,
  covers,
  files: [fileURLToPath(new URL(`../fonts/${file}`, import.meta.resolve(`@embedpdf/fonts-${key}`)))],
})

/** The fonts of the scripts in which people and places have names. The first that has a character prints it. */
export const scriptFonts: readonly ScriptFont[] = [
  google('Noto Sans Hebrew', /\p{scx=Hebrew}/u),
  google('Noto Sans Arabic', /\p{scx=Arabic}/u),
  google('Noto Sans Devanagari', /\p{scx=Devanagari}/u),
  google('Noto Sans Bengali', /\p{scx=Bengali}/u),
  google('Noto Sans Gurmukhi', /\p{scx=Gurmukhi}/u),
  google('Noto Sans Gujarati', /\p{scx=Gujarati}/u),
  google('Noto Sans Oriya', /\p{scx=Oriya}/u),
  google('Noto Sans Tamil', /\p{scx=Tamil}/u),
  google('Noto Sans Telugu', /\p{scx=Telugu}/u),
  google('Noto Sans Kannada', /\p{scx=Kannada}/u),
  google('Noto Sans Malayalam', /\p{scx=Malayalam}/u),
  google('Noto Sans Sinhala', /\p{scx=Sinhala}/u),
  google('Noto Sans Thai', /\p{scx=Thai}/u),
  google('Noto Sans Lao', /\p{scx=Lao}/u),
  google('Noto Sans Khmer', /\p{scx=Khmer}/u),
  google('Noto Sans Myanmar', /\p{scx=Myanmar}/u),
  google('Noto Serif Tibetan', /\p{scx=Tibetan}/u),
  google('Noto Sans Georgian', /\p{scx=Georgian}/u),
  google('Noto Sans Armenian', /\p{scx=Armenian}/u),
  google('Noto Sans Ethiopic', /\p{scx=Ethiopic}/u),
  google('Noto Sans Thaana', /\p{scx=Thaana}/u),
  google('Noto Sans Syriac', /\p{scx=Syriac}/u),
  google('Noto Sans NKo', /\p{scx=Nko}/u, false),
  google('Noto Sans Tifinagh', /\p{scx=Tifinagh}/u, false),
  google('Noto Sans Mongolian', /\p{scx=Mongolian}/u, false),
  // Simplified and traditional characters, and those of Japanese names; then what only Korea and Japan have.
  eastAsian(
    'sc',
    'NotoSansHans-Regular.otf',
    'Noto Sans S Chinese',
    /[\p{scx=Han}\p{scx=Bopo}\p{scx=Kana}\p{scx=Hira}\uff00-\uffef]/u,
  ),
  eastAsian('kr', 'NotoSansKR-Regular.otf', 'Noto Sans Korean', /[\p{scx=Hang}\p{scx=Han}]/u),
  eastAsian('jp', 'NotoSansJP-Regular.otf', 'Noto Sans Japanese', /[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}]/u),
]

const ANY = /[^]/u
/** The fonts of signs that belong to no script, for what neither the engine nor the font of a script has. */
export const signFonts: readonly ScriptFont[] = [
  // First, because only this font joins the signs of which an emoji is made.
  google('Noto Emoji', ANY),
  google('Noto Sans Symbols', ANY),
  google('Noto Sans Symbols 2', ANY, false),
]
