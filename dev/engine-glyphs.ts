// node dev/engine-glyphs.ts: writes which characters the fonts inside the typesetting engine have, after a new version
// of it. They are in its library as they are in a file of their own.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { glyphsIn, tableAt } from '@costdraft/api/fonts/font-glyphs.ts'

const target = resolve(import.meta.dirname, '../packages/api/src/fonts/engine-glyphs.ts')
/** The fonts in the order in which the templates name their families, by style. */
const styles = [
  ['Libertinus Serif Regular', 'NewComputerModern10-Regular', 'DejaVu Sans Mono'],
  ['Libertinus Serif Italic', 'NewComputerModern10-Italic', 'DejaVu Sans Mono Oblique'],
  ['Libertinus Serif Semibold', 'NewComputerModern10-Bold', 'DejaVu Sans Mono Bold'],
  ['Libertinus Serif Bold', 'NewComputerModern10-Bold', 'DejaVu Sans Mono Bold'],
] as const

/** The full name of the font that begins at an offset; null where none begins there. */
function nameAt(file: Buffer, offset: number): string | null {
  const count = file.readUInt16BE(offset + 4)
  if (count < 6 || count > 40) return null
  const names = tableAt(file, 'name', offset)
  if (names === null || tableAt(file, 'cmap', offset) === null) return null
  const texts = names + file.readUInt16BE(names + 4)
  for (let i = 0; i < file.readUInt16BE(names + 2); i++) {
    const record = names + 6 + 12 * i
    if (file.readUInt16BE(record) !== 3 || file.readUInt16BE(record + 6) !== 4) continue
    const at = texts + file.readUInt16BE(record + 10)
    return Buffer.from(file.subarray(at, at + file.readUInt16BE(record + 8)))
      .swap16()
      .toString('utf16le')
  }
  return null
}

function fontsIn(file: Buffer): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const signature of [Buffer.from('OTTO'), Buffer.from([0, 1, 0, 0, 0])])
    for (let at = file.indexOf(signature); at !== -1; at = file.indexOf(signature, at + 1))
      try {
        const name = nameAt(file, at)
        if (name !== null) found.set(name, glyphsIn(file, at))
      } catch (error) {
        // What only looks like the beginning of a font leads out of the file.
        if (!(error instanceof RangeError)) throw error
      }
  return found
}

const api = createRequire(resolve(import.meta.dirname, '../packages/api/src/outputs/typst.ts'))
const engine = api.resolve('@myriaddreamin/typst-ts-node-compiler')
const { platform, arch } = process
const library = createRequire(engine).resolve(
  `@myriaddreamin/typst-ts-node-compiler-${platform}-${arch}${platform === 'linux' ? '-gnu' : ''}`,
)
const fonts = fontsIn(readFileSync(library))
const glyphsOf = (name: string): Set<number> => {
  const found = fonts.get(name)
  if (!found) throw new Error(`The engine has no font ${name}.`)
  return found
}
const LAST_OF_ASCII = 0x7e
const PRIVATE_USE = /\p{Co}/u
const inAll = (sets: readonly Set<number>[]): number[] =>
  [...(sets[0] ?? [])]
    // PDF/A has no characters of private use.
    .filter(
      (code) =>
        code > LAST_OF_ASCII && !PRIVATE_USE.test(String.fromCodePoint(code)) && sets.every((one) => one.has(code)),
    )
    .toSorted((a, b) => a - b)

/** Code points as ranges in base 36: the distance from the last one, and the length where it is more than one. */
function packed(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  let before = 0
  return ranges
    .map(([from, to]) => {
      const text = `${(from - before).toString(36)}${to > from ? `+${(to - from).toString(36)}` : ''}`
      before = to
      return text
    })
    .join(' ')
}
const first = inAll(styles.map(([serif]) => glyphsOf(serif)))
const all = inAll(styles.map((families) => new Set(families.flatMap((name) => [...glyphsOf(name)]))))
writeFileSync(
  target,
  `// Written by dev/engine-glyphs.ts. The characters above U+007E that the fonts inside the typesetting engine have in
// every style that the templates use, as ranges in base 36: the distance from the last, and the length after a plus.

/** Those of the first family. */
export const SERIF_GLYPHS =
  '${packed(first)}'
/** Those of any family. */
export const ENGINE_GLYPHS =
  '${packed(all)}'
`,
)
execFileSync(join(import.meta.dirname, '../node_modules/.bin/oxfmt'), [target])
console.log(`${first.length} characters of the first family, ${all.length} of all.`)
