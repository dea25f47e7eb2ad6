import { readFileSync } from 'node:fs'

// Reads from fonts (OpenType) which characters they have: the table `cmap`, in the two formats that the fonts here use.

const HEADER = 12
const RECORD = 16
/** Where a table of the font that begins at an offset of a file stands. */
export function tableAt(file: Buffer, tag: string, offset = 0): number | null {
  const count = file.readUInt16BE(offset + 4)
  for (let i = 0; i < count; i++) {
    const at = offset + HEADER + i * RECORD
    if (file.toString('latin1', at, at + 4) === tag) return offset + file.readUInt32BE(at + 8)
  }
  return null
}

/** Format 4: segments of the first 65,536 characters. */
function addSegments(file: Buffer, at: number, found: Set<number>): void {
  const count = file.readUInt16BE(at + 6) / 2
  const list = (nth: number, segment: number): number => at + 14 + nth * 2 * count + (nth > 0 ? 2 : 0) + 2 * segment
  for (let i = 0; i < count; i++) {
    const end = file.readUInt16BE(list(0, i))
    const start = file.readUInt16BE(list(1, i))
    const delta = file.readUInt16BE(list(2, i))
    const offsetAt = list(3, i)
    const offset = file.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : file.readUInt16BE(offsetAt + offset + 2 * (code - start))
      // A glyph that is not in the list has no delta.
      if (offset === 0 ? (glyph + delta) & 0xffff : glyph) found.add(code)
    }
  }
}

/** Format 12: groups of any characters. */
function addGroups(file: Buffer, at: number, found: Set<number>): void {
  const count = file.readUInt32BE(at + 12)
  for (let i = 0; i < count; i++) {
    const group = at + 16 + 12 * i
    const start = file.readUInt32BE(group)
    const end = file.readUInt32BE(group + 4)
    const glyph = file.readUInt32BE(group + 8)
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) found.add(code)
  }
}

/** The characters that the font at an offset of a file has. */
export function glyphsIn(file: Buffer, offset = 0): Set<number> {
  const found = new Set<number>()
  const cmap = tableAt(file, 'cmap', offset)
  if (cmap === null) return found
  const count = file.readUInt16BE(cmap + 2)
  for (let i = 0; i < count; i++) {
    const at = cmap + file.readUInt32BE(cmap + 4 + 8 * i + 4)
    const format = file.readUInt16BE(at)
    if (format === 4) addSegments(file, at, found)
    if (format === 12) addGroups(file, at, found)
  }
  return found
}

/** Fonts that were read: their bytes, and the characters that all of them have. */
export interface ReadFonts {
  bytes: readonly Buffer[]
  glyphs: ReadonlySet<number>
}
/** Reads the files of a font. */
export function readFonts(files: readonly string[]): ReadFonts {
  const bytes = files.map((file) => readFileSync(file))
  const [first = new Set<number>(), ...others] = bytes.map((file) => glyphsIn(file))
  return { bytes, glyphs: new Set([...first].filter((code) => others.every((glyphs) => glyphs.has(code)))) }
}
