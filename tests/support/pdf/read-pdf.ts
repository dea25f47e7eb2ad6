import { inflateSync } from 'node:zlib'

/** A name, such as `/Catalog`: its text without the slash. */
export class PdfName {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
/** A reference to an object by its number. */
export class PdfRef {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}
export type PdfDict = ReadonlyMap<string, PdfValue>
/** A dictionary with its data, decompressed. */
export interface PdfStream {
  dict: PdfDict
  data: Buffer
}
/** A text of the file is a string, one character a byte. */
export type PdfValue = null | boolean | number | string | PdfName | PdfRef | readonly PdfValue[] | PdfDict | PdfStream

const isSpace = (char: string | undefined): boolean => char !== undefined && /[\0\t\n\f\r ]/.test(char)
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]/

/** Reads the values of a PDF, from a position in its text. */
class Reader {
  at: number
  readonly #text: string
  constructor(text: string, at: number) {
    this.#text = text
    this.at = at
  }

  value(): PdfValue {
    this.#skip()
    const text = this.#text
    const two = text.slice(this.at, this.at + 2)
    if (two === '<<') return this.#dict()
    const char = two[0]
    if (char === '/') return this.#name()
    if (char === '(') return this.#literal()
    if (char === '<') return this.#hex()
    if (char === '[') return this.#array()
    return this.#word()
  }

  /** Whether this word comes next; it is passed over. */
  takes(word: string): boolean {
    this.#skip()
    if (!this.#text.startsWith(word, this.at)) return false
    this.at += word.length
    return true
  }

  #skip(): void {
    for (;;) {
      while (isSpace(this.#text[this.at])) this.at++
      if (this.#text[this.at] !== '%') return
      while (this.at < this.#text.length && !/[\r\n]/.test(this.#text[this.at] ?? '')) this.at++
    }
  }
  #regular(): string {
    const from = this.at
    while (REGULAR.test(this.#text[this.at] ?? ' ')) this.at++
    return this.#text.slice(from, this.at)
  }
  #name(): PdfName {
    this.at++
    return new PdfName(
      this.#regular().replaceAll(/#([\da-f]{2})/gi, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    )
  }
  #literal(): string {
    let depth = 0
    let found = ''
    do {
      const char = this.#text[this.at++]
      if (char === undefined) throw new Error('a text does not end')
      if (char === '\\') found += this.#escaped()
      else {
        if (char === '(') depth++
        if (char === ')') depth--
        found += char
      }
    } while (depth > 0)
    return found.slice(1, -1)
  }
  #escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.#text.slice(this.at, this.at + 3))?.[0]
    if (octal) {
      this.at += octal.length
      return String.fromCharCode(Number.parseInt(octal, 8))
    }
    const char = this.#text[this.at++] ?? ''
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }[char] ?? char
  }
  #hex(): string {
    const end = this.#text.indexOf('>', this.at)
    const digits = this.#text.slice(this.at + 1, end).replaceAll(/\s/g, '')
    this.at = end + 1
    return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex').toString('latin1')
  }
  #array(): PdfValue[] {
    this.at++
    const values: PdfValue[] = []
    while (!this.takes(']')) values.push(this.value())
    return values
  }
  #dict(): PdfDict {
    this.at += 2
    const entries = new Map<string, PdfValue>()
    while (!this.takes('>>')) {
      const key = this.value()
      if (!(key instanceof PdfName)) throw new Error('a key of a dictionary is no name')
      entries.set(key.text, this.value())
    }
    return entries
  }
  /** A number, a reference, or one of three words. */
  #word(): PdfValue {
    const word = this.#regular()
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new Error(`"${word}" is no value of a PDF`)
    const reference = /^[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![A-Za-z\d])/.exec(this.#text.slice(this.at, this.at + 24))
    if (!/^\d+$/.test(word) || !reference) return Number(word)
    this.at += reference[0].length
    return new PdfRef(Number(word))
  }
}

/** A PDF with a table of its objects, as our typesetter writes it: not encrypted, no object streams, no updates. */
export class Pdf {
  readonly text: string
  readonly trailer: PdfDict
  readonly #offsets: ReadonlyMap<number, number>

  /** @throws where the file cannot be read, with the reason. */
  constructor(bytes: Buffer) {
    this.text = bytes.toString('latin1')
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.text)?.[1] ?? Number.NaN)
    if (!this.text.startsWith('xref', start)) throw new Error('startxref does not say where the table of objects is')
    const offsets = new Map<number, number>()
    const trailer = this.text.indexOf('trailer', start)
    let number = 0
    for (const line of this.text.slice(start + 4, trailer).split(/\r?\n|\r/)) {
      const [first = '', second = '', kind] = line.trim().split(/\s+/)
      if (kind === undefined && second !== '') number = Number(first)
      else if (kind !== undefined) {
        if (kind === 'n') offsets.set(number, Number(first))
        number++
      }
    }
    this.#offsets = offsets
    this.trailer = new Reader(this.text, trailer + 'trailer'.length).value() as PdfDict
  }

  /** What a value refers to; any other value is itself. */
  of(value: PdfValue | undefined): PdfValue {
    return value instanceof PdfRef ? this.of(this.#object(value.number)) : (value ?? null)
  }
  /** A value as a dictionary, the one of a stream included; empty for any other. */
  dict(value: PdfValue | undefined): PdfDict {
    const found = this.of(value)
    if (found instanceof Map) return found
    return isStream(found) ? found.dict : new Map()
  }
  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.of(value)
    return Array.isArray(found) ? found : []
  }
  name(value: PdfValue | undefined): string | undefined {
    const found = this.of(value)
    return found instanceof PdfName ? found.text : undefined
  }
  stream(value: PdfValue | undefined): PdfStream | undefined {
    const found = this.of(value)
    return isStream(found) ? found : undefined
  }
  get catalog(): PdfDict {
    return this.dict(this.trailer.get('Root'))
  }
  /** All objects of the file. */
  get objects(): PdfValue[] {
    return [...this.#offsets.keys()].map((number) => this.#object(number))
  }

  #object(number: number): PdfValue {
    const offset = this.#offsets.get(number)
    if (offset === undefined) return null
    const reader = new Reader(this.text, offset)
    if (reader.value() !== number || reader.value() !== 0 || !reader.takes('obj'))
      throw new Error(`the table of objects does not say where object ${number} is`)
    const value = reader.value()
    if (!(value instanceof Map) || !reader.takes('stream')) return value
    const dict: PdfDict = value
    const from = reader.at + (this.text.startsWith('\r\n', reader.at) ? 2 : 1)
    const raw = Buffer.from(this.text.slice(from, from + Number(this.of(dict.get('Length')))), 'latin1')
    return { dict, data: this.name(dict.get('Filter')) === 'FlateDecode' ? inflateSync(raw) : raw }
  }
}

const isStream = (value: PdfValue): value is PdfStream =>
  typeof value === 'object' && value !== null && 'data' in value && 'dict' in value
