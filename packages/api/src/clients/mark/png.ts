import { crc32, inflateSync } from 'node:zlib'
import { MarkError } from './mark-error.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const MOST_PIXELS = 2_000
/** Letters that a pixel has, by the colour type of a PNG. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Chunk {
  name: string
  data: Buffer
}

/** The chunks of a PNG, each with the right checksum; throws if it ends within one. */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < bytes.length;) {
    if (at + 12 > bytes.length) throw damaged()
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) throw damaged()
    const named = bytes.subarray(at + 4, end - 4)
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) throw damaged()
    chunks.push({ name: named.subarray(0, 4).toString('latin1'), data: named.subarray(4) })
    at = end
    if (chunks.at(-1)?.name === 'IEND') break
  }
  return chunks
}
const damaged = (): MarkError => new MarkError('The PNG is damaged.')

/** Whether bytes begin as those of a PNG. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** The chunks that draw; others, such as texts and dates of whoever made the picture, are left out. */
const DRAWING = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND'])

/** Throws unless the picture unpacks to what its head says, and to no more. */
function assertUnpacks(chunks: readonly Chunk[], height: number, line: number, isInterlaced: boolean): void {
  // An interlaced picture is seven small ones, with more lines and bytes that fill them up.
  const most = isInterlaced ? line * height * 2 + 64 * height : line * height
  const all = chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : []))
  try {
    if (inflateSync(Buffer.concat(all), { maxOutputLength: most }).length < line * height - height) throw damaged()
  } catch {
    throw damaged()
  }
}

/**
 * A PNG with nothing but its picture, and its size in pixels. Throws `MarkError` if it is damaged, moves, or is larger
 * than 2,000 pixels.
 */
export function safePng(bytes: Buffer): { bytes: Buffer; width: number; height: number } {
  const chunks = chunksOf(bytes)
  const head = chunks[0]
  if (head?.name !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.name !== 'IEND') throw damaged()
  if (chunks.some(({ name }) => name === 'acTL'))
    throw new MarkError('A mark does not move: choose a PNG of one picture.')
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  if (Math.max(width, height) > MOST_PIXELS)
    throw new MarkError(`A mark may be ${MOST_PIXELS.toLocaleString('en-GB')} pixels wide and high at most.`)
  const line = Math.ceil((width * head.data.readUInt8(8) * (CHANNELS[head.data.readUInt8(9)] ?? 0)) / 8) + 1
  if (line === 1 || height === 0) throw damaged()
  assertUnpacks(chunks, height, line, head.data.readUInt8(12) === 1)
  return { bytes: written(chunks.filter(({ name }) => DRAWING.has(name))), width, height }
}

const written = (chunks: readonly Chunk[]): Buffer =>
  Buffer.concat([
    SIGNATURE,
    ...chunks.map(({ name, data }) => {
      const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
      const whole = Buffer.alloc(named.length + 8)
      whole.writeUInt32BE(data.length, 0)
      named.copy(whole, 4)
      whole.writeUInt32BE(crc32(named), whole.length - 4)
      return whole
    }),
  ])
