import type { Readable } from 'node:stream'
import { refused } from '../errors/errors.ts'
import { TOO_LARGE } from './failures.ts'

/**
 * The text of an answer, read as a stream. An answer of more than `max` bytes is refused, and the rest of it is not
 * read.
 */
export async function readAnswer(body: Readable, max: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > max) {
      body.destroy()
      throw refused('UPSTREAM_FAILED', TOO_LARGE)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const BYTE_ORDER_MARK = '\uFEFF'
/** The parsed JSON of an answer; undefined if it is empty or not JSON. */
export function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text) : undefined
  } catch {
    return undefined
  }
}

const REDIRECTS = 300
const NO_CONTENT = 204

interface Given {
  status: number
  text: string
  /** As `parseJson` has it. */
  json: unknown
  isWrite: boolean
}
/**
 * Whether a response that is no error is the answer of a host, and not a redirect, a page of something in front of it,
 * or half of an answer. A change may be answered without a body.
 */
export const isAnswer = ({ status, text, json, isWrite }: Given): boolean =>
  status < REDIRECTS && (json !== undefined || (text === '' && (isWrite || status === NO_CONTENT)))
