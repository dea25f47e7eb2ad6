import { isUtf8 } from 'node:buffer'
import express, { type RequestHandler } from 'express'
import { HttpError, ValidationError } from '../errors/errors.ts'

const BODY_LIMIT = '2mb'
/** A tree of folders of the greatest permitted depth has fewer. */
const MAX_DEPTH = 100
const MAX_PROBLEMS = 20

const NOT_JSON = 'The body of this request is not valid JSON.'
const TOO_DEEP = `The body of this request is nested too deeply: at most ${MAX_DEPTH} levels.`
const UNREADABLE = 'Some fields of this request cannot be read.'
const UNKNOWN_FIELD = 'This field is not known.'
const GIVEN_TWICE = 'This field is given twice.'
const CANNOT_BE_STORED = 'This holds a character that cannot be stored.'

/**
 * Reads JSON bodies of a media type. Refuses with 400, 413, 415 or 422 what `JSON.parse` would take and change, or what
 * no field can hold.
 */
export const jsonBodyOf = (type: string): RequestHandler[] => [
  express.raw({ limit: BODY_LIMIT, type }),
  (req, _res, next) => {
    if (Buffer.isBuffer(req.body)) req.body = parseJson(req.body, req.headers['content-type'])
    next()
  },
]
export const jsonBody: RequestHandler[] = jsonBodyOf('application/json')

function parseJson(bytes: Buffer, contentType = ''): unknown {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new HttpError(415, 'Send JSON in UTF-8.')
  if (!isUtf8(bytes)) throw new HttpError(400, NOT_JSON)
  const text = bytes.toString().replace(/^\uFEFF/, '')
  return text.trim() === '' ? {} : jsonOf(text)
}

/**
 * The value of a JSON text: a body, or a field of a form. Throws `notJson` for any other text, and 422 for what
 * `jsonBody` refuses in JSON.
 */
export function jsonOf(text: string, notJson = new HttpError(400, NOT_JSON)): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw notJson
  }
  refuseOddities(text)
  return value
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
/** The name of a field as it can be answered. */
const shown = (name: string): string => name.toWellFormed().replaceAll('\0', '\uFFFD').slice(0, 100)

/** An object or a list that the scanner is in. */
interface Level {
  /** The names read so far; undefined in a list. */
  names: Set<string> | undefined
  /** The present field or position. */
  at: string | number
  expectsName: boolean
}

/** Reads valid JSON text token by token, because a parsed value no longer shows a name that was given twice. */
function refuseOddities(text: string): void {
  const levels: Level[] = []
  const names = new Map<string, string>()
  const values = new Map<string, string>()
  const path = (): string => levels.map(({ at }) => (typeof at === 'string' ? shown(at) : at)).join('.') || 'body'
  const readString = (token: string): void => {
    const content: string = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1)
    const level = levels.at(-1)
    if (!level?.expectsName || !level.names) {
      if (!isStorable(content)) values.set(path(), CANNOT_BE_STORED)
      return
    }
    level.at = content
    level.expectsName = false
    if (content === '__proto__' || !isStorable(content)) names.set(path(), UNKNOWN_FIELD)
    else if (level.names.has(content)) names.set(path(), GIVEN_TWICE)
    level.names.add(content)
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') {
      const end = endOfString(text, at)
      readString(text.slice(at, end + 1))
      at = end
    } else readPunctuation(character, levels)
    if (levels.length > MAX_DEPTH) throw new HttpError(422, TOO_DEEP)
    if (names.size + values.size >= MAX_PROBLEMS) break
  }
  if (names.size > 0) throw new HttpError(422, UNREADABLE, Object.fromEntries([...names, ...values]))
  if (values.size > 0) throw new ValidationError(Object.fromEntries(values))
}

/** Follows the braces, brackets and commas; all other characters outside of strings are skipped. */
function readPunctuation(character: string | undefined, levels: Level[]): void {
  const level = levels.at(-1)
  if (character === '{') levels.push({ names: new Set(), at: '', expectsName: true })
  else if (character === '[') levels.push({ names: undefined, at: 0, expectsName: false })
  else if (character === '}' || character === ']') levels.pop()
  else if (character === ',' && level) {
    if (typeof level.at === 'number') level.at++
    else level.expectsName = true
  }
}

/** The position of the quotation mark that ends the string begun at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return end
  }
}
