import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readMark } from './read-mark.ts'

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const head = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 6, 0, 0, 0], 8)
  return chunk('IHDR', data)
}
const pixels = (width: number, height: number): Buffer =>
  chunk('IDAT', deflateSync(Buffer.alloc((width * 4 + 1) * height)))
const END = chunk('IEND', Buffer.alloc(0))
const png = (...more: Buffer[]): Buffer => Buffer.concat([SIGNATURE, head(3, 2), ...more, pixels(3, 2), END])
const refusal = (bytes: Buffer): string => {
  try {
    readMark(bytes)
  } catch (error) {
    return (error as Error).message
  }
  return 'taken'
}
const svg = (text: string): Buffer => Buffer.from(text)

describe('a PNG', () => {
  test('is read by its bytes, and only what draws is kept', () => {
    const mark = readMark(png(chunk('tEXt', Buffer.from('Author\0Somebody'))))
    expect(mark).toMatchObject({ type: 'image/png', width: 3, height: 2 })
    expect(mark.bytes.includes('Somebody')).toBe(false)
    expect(mark.bytes.equals(png())).toBe(true)
    expect(mark.sha256).toBe(readMark(png()).sha256)
  })
  test.each([
    ['that ends early', png().subarray(0, -20), 'The PNG is damaged.'],
    ['with a wrong byte', Buffer.from(png().map((byte, i) => (i === 45 ? byte ^ 1 : byte))), 'The PNG is damaged.'],
    ['without a picture', Buffer.concat([SIGNATURE, head(3, 2), END]), 'The PNG is damaged.'],
    ['with less than it says', Buffer.concat([SIGNATURE, head(3, 3), pixels(3, 1), END]), 'The PNG is damaged.'],
    [
      'that unpacks to more than it says',
      Buffer.concat([SIGNATURE, head(3, 2), pixels(2_000, 900), END]),
      'The PNG is damaged.',
    ],
    ['that moves', png(chunk('acTL', Buffer.alloc(8))), 'A mark does not move: choose a PNG of one picture.'],
    [
      'that is too wide',
      Buffer.concat([SIGNATURE, head(2_001, 1), pixels(2_001, 1), END]),
      'A mark may be 2,000 pixels wide and high at most.',
    ],
  ])('%s is refused', (_what, bytes, message) => {
    expect(refusal(bytes)).toBe(message)
  })
})

describe('an SVG', () => {
  test('has the size of its view box, or of its lengths', () => {
    expect(
      readMark(svg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h9"/></svg>')),
    ).toMatchObject({
      type: 'image/svg+xml',
      width: 40,
      height: 10,
    })
    expect(
      readMark(
        svg(
          '<?xml version="1.0"?>\n<svg width="12.5mm" height="3" xmlns="http://www.w3.org/2000/svg"><rect width="3" height="3"/></svg>',
        ),
      ),
    ).toMatchObject({ width: 12.5, height: 3 })
  })
  test('keeps the colours of its style sheet, and nothing else of it', () => {
    const { bytes } = readMark(
      svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><style>/* x */ .cls-1, .cls-2 { fill: #123456; }
        .cls-2{fill:url(https://evil.example/#a);behavior:url(x)} @import url(x.css); body > .cls-1 {fill:red}</style></defs>
        <path class="cls-1" d="M0 0h9"/><path class="cls-2" d="M0 0h9" style="stroke:#abc;background:url(y)"/></svg>`),
    )
    const text = bytes.toString()
    expect(text).toContain('fill="#123456"')
    expect(text).toContain('stroke="#abc"')
    expect(text).not.toMatch(/style|class|url|evil|import|behavior|background/)
  })
  test('without a size is refused', () => {
    expect(refusal(svg('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'))).toMatch(
      /^The SVG says no size/,
    )
  })
})

test.each([
  ['another picture', Buffer.from('GIF89a')],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x3c])],
  ['a page', Buffer.from('<!doctype html><html></html>')],
])('%s is none', (_what, bytes) => {
  expect(refusal(bytes)).toBe('A mark is a PNG or an SVG.')
})

test('more than 200 kB is refused before it is read', () => {
  expect(refusal(Buffer.alloc(200_001))).toBe('A mark may be 200 kB at most.')
})
