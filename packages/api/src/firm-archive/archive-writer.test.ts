import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { createArchiveWriter } from './archive-writer.ts'

const MOMENT = new Date('2026-11-28T09:00:00Z')
const never = new AbortController().signal

test('what is written can be unpacked, and is hashed', async () => {
  const writer = createArchiveWriter(MOMENT, never)
  const read = buffer(Readable.from(writer.content))
  const big = Buffer.alloc(3_000_000, 'costs')
  const written = await writer.add('a/Ünicode 👩‍⚖️.txt', [Buffer.from('one '), Buffer.from('two')])
  await writer.add('b.bin', [big], { isPacked: true })
  await writer.add('empty.txt', [])
  writer.end()
  expect(written).toEqual({ bytes: 7, sha256: createHash('sha256').update('one two').digest('hex') })
  const bytes = await read
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const contents: Record<string, number> = {}
  for await (const entry of zip.eachEntry())
    contents[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).length
  expect(contents).toEqual({ 'a/Ünicode 👩‍⚖️.txt': 7, 'b.bin': big.length, 'empty.txt': 0 })
})

test('content that fails breaks the archive off, and no entry is waited for', async () => {
  const writer = createArchiveWriter(MOMENT, never)
  const read = buffer(Readable.from(writer.content))
  const failing = (async function* () {
    yield Buffer.from('half')
    throw new Error('the store is away')
  })()
  await expect(writer.add('a.txt', failing)).rejects.toThrow('the store is away')
  await expect(writer.add('b.txt', [Buffer.from('b')])).rejects.toThrow('the store is away')
  await expect(read).rejects.toThrow('the store is away')
})

test('an archive that is not read any more ends what is written into it', async () => {
  const writer = createArchiveWriter(MOMENT, never)
  const reading = Readable.from(writer.content)
  const endless = (async function* () {
    for (;;) yield Buffer.alloc(100_000)
  })()
  const adding = writer.add('a.bin', endless, { isPacked: true })
  reading.once('data', () => writer.fail(new Error('the disk is full')))
  reading.on('error', () => {})
  await expect(adding).rejects.toThrow('the disk is full')
})

test('a process that stops writes no more', async () => {
  const stopping = new AbortController()
  const writer = createArchiveWriter(MOMENT, stopping.signal)
  const read = buffer(Readable.from(writer.content))
  const endless = (async function* () {
    for (;;) yield Buffer.alloc(100_000)
  })()
  const adding = writer.add('a.bin', endless)
  stopping.abort(new Error('the process stops'))
  await expect(adding).rejects.toThrow('the process stops')
  await expect(read).rejects.toThrow('the process stops')
})
