import { expect, test } from 'vitest'
import { openPartSpool } from './part-spool.ts'

async function* inChunks(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001)
}
async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test('parts come back as they were written, in any order and again', async () => {
  const spool = await openPartSpool()
  const texts = ['a', '', 'é'.repeat(400_000), 'last\n']
  const parts = []
  for (const text of texts) parts.push(await spool.add(inChunks(text)))
  for (const index of [2, 0, 3, 1, 2]) expect(await textOf(spool.read(parts[index]!))).toBe(texts[index])
  await spool.close()
})

test('what a content throws is thrown', async () => {
  const spool = await openPartSpool()
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('half')
    throw new Error('no more')
  }
  await expect(spool.add(broken())).rejects.toThrow('no more')
  await spool.close()
})
