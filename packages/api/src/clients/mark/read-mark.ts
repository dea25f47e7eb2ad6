import { createHash } from 'node:crypto'
import { MARK_TOO_LARGE, MOST_MARK_BYTES, NOT_A_MARK, type ClientMark } from '@costdraft/schema/clients/client-mark.ts'
import { MarkError } from './mark-error.ts'
import { isPng, safePng } from './png.ts'
import { safeSvg } from './safe-svg.ts'
import { svgSize } from './svg-size.ts'

/** A mark as it is stored: its bytes hold nothing but what draws. */
export interface ReadMark extends ClientMark {
  bytes: Buffer
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })
function textOf(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new MarkError(NOT_A_MARK)
  }
}

function drawn(bytes: Buffer): Omit<ReadMark, 'sha256'> {
  if (isPng(bytes)) return { type: 'image/png', ...safePng(bytes) }
  const text = textOf(bytes)
  if (!/<svg[\s>:]|:svg[\s>]/.test(text)) throw new MarkError(NOT_A_MARK)
  const svg = safeSvg(text)
  return { type: 'image/svg+xml', bytes: Buffer.from(svg), ...svgSize(svg) }
}

/**
 * Reads a mark from the bytes of a file, by what they are and not by what they are called. Throws `MarkError` with a
 * sentence for the user.
 */
export function readMark(bytes: Buffer): ReadMark {
  if (bytes.length > MOST_MARK_BYTES) throw new MarkError(MARK_TOO_LARGE)
  const mark = drawn(bytes)
  return { ...mark, sha256: createHash('sha256').update(mark.bytes).digest('hex') }
}
