import { expect, test } from 'vitest'
import { resumedDownload } from './resumed-download.ts'

class Refusal extends Error {}
const file = new TextEncoder().encode('all data of the firm')

/** A server whose line breaks off after so many bytes of each answer; null: not even begun; undefined: whole. */
function line(breaks: (number | null | undefined)[], tags: string[] = []) {
  const asked: Record<string, string>[] = []
  const request = async (headers: Readonly<Record<string, string>>): Promise<Response> => {
    const after = breaks[asked.length]
    const tag = tags[asked.length] ?? '"one"'
    asked.push({ ...headers })
    if (after === null) throw new TypeError('No answer.')
    const isSame = headers['if-range'] === tag
    const rest = file.slice(isSame ? Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0) : 0)
    let isFirst = true
    const body = new ReadableStream({
      pull: (stream) => {
        if (!isFirst) return after === undefined ? stream.close() : stream.error(new TypeError('network error'))
        isFirst = false
        stream.enqueue(rest.slice(0, after ?? rest.length))
      },
    })
    return new Response(body, { status: isSame ? 206 : 200, headers: { etag: tag, 'content-type': 'application/zip' } })
  }
  const waits: number[] = []
  const seen: number[] = []
  return {
    ...{ asked, waits, seen, request },
    isRefusal: (error: unknown) => error instanceof Refusal,
    size: file.length,
    onBytes: (bytes: number) => void seen.push(bytes),
    wait: async (ms: number) => void waits.push(ms),
  }
}

test('a file comes whole', async () => {
  const plain = line([])
  const blob = await resumedDownload(plain)
  expect([await blob.text(), blob.type]).toEqual(['all data of the firm', 'application/zip'])
  expect([plain.asked, plain.seen]).toEqual([[{}], [20]])
})

test('one that breaks off goes on where it stopped', async () => {
  const bad = line([3, null, 5, undefined])
  expect(await (await resumedDownload(bad)).text()).toBe('all data of the firm')
  expect(bad.asked.slice(1)).toEqual([
    { range: 'bytes=3-', 'if-range': '"one"' },
    { range: 'bytes=3-', 'if-range': '"one"' },
    { range: 'bytes=8-', 'if-range': '"one"' },
  ])
  expect([bad.seen, bad.waits]).toEqual([
    [3, 8, 20],
    [1_000, 2_000, 1_000],
  ])
})

test('one that ends early in good order goes on as well', async () => {
  const short = line([undefined, undefined])
  const cut = async (headers: Readonly<Record<string, string>>): Promise<Response> => {
    const answer = await short.request(headers)
    const { status, headers: head } = answer
    return short.asked.length > 1 ? answer : new Response((await answer.text()).slice(0, 7), { status, headers: head })
  }
  expect(await (await resumedDownload({ ...short, request: cut })).text()).toBe('all data of the firm')
  expect(short.asked[1]).toEqual({ range: 'bytes=7-', 'if-range': '"one"' })
})

test('another file begins anew', async () => {
  const changed = line([3, undefined], ['"one"', '"two"'])
  expect(await (await resumedDownload(changed)).text()).toBe('all data of the firm')
})

test('a line that stays away is given up, and a refusal at once', async () => {
  const away = line([null, null, null, null, null, null, null])
  await expect(resumedDownload(away)).rejects.toThrow('No answer.')
  expect(away.waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
  const refusing = { ...line([]), request: () => Promise.reject(new Refusal('Not found.')) }
  await expect(resumedDownload(refusing)).rejects.toThrow('Not found.')
  expect(refusing.waits).toEqual([])
})
