import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { headedBytes } from './headed-bytes.ts'

/** The bytes in chunks that end at these places. */
const chunksOf = (bytes: Buffer, cuts: readonly number[]): Buffer[] =>
  [...cuts, bytes.length]
    .map((cut) => Math.min(cut, bytes.length))
    .toSorted((a, b) => a - b)
    .map((cut, at, all) => bytes.subarray(all[at - 1] ?? 0, cut))

async function* inTurn(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(chunk)
}
const read = async (chunks: readonly Buffer[]) => {
  const found: { name: string; content: string }[] = []
  for await (const { head, bytes } of headedBytes<{ name: string; size: number }>(inTurn(chunks)))
    found.push({ name: head.name, content: bytes.toString('latin1') })
  return found
}

const lines = fc.array(fc.record({ name: fc.string(), content: fc.uint8Array({ maxLength: 40 }) }), { maxLength: 5 })

test('whatever it is cut into, all is read as it was written', () =>
  fc.assert(
    fc.asyncProperty(lines, fc.array(fc.nat(400)), async (written, cuts) => {
      const bytes = Buffer.concat(
        written.flatMap(({ name, content }) => [
          Buffer.from(`${JSON.stringify({ name, size: content.length })}\n`),
          content,
        ]),
      )
      const wanted = written.map(({ name, content }) => ({ name, content: Buffer.from(content).toString('latin1') }))
      expect(await read(chunksOf(bytes, cuts))).toEqual(wanted)
    }),
  ))

test('what the stream ends in the middle of is left out', async () => {
  const whole = Buffer.from('{"name":"a","size":3}\nabc{"name":"b","size":4}\nde')
  expect(await read([whole])).toEqual([{ name: 'a', content: 'abc' }])
  expect(await read([whole.subarray(0, 30)])).toEqual([{ name: 'a', content: 'abc' }])
})
