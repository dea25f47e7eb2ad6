import { expect, test } from 'vitest'
import { NotShown, readBody } from './read-body.ts'

const MEGABYTE = 1024 * 1024

/** A response of this many megabytes, and how many of them were asked for. */
function answerOf(megabytes: number, headers: HeadersInit = {}) {
  const asked = { megabytes: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (asked.megabytes++ < megabytes) controller.enqueue(new Uint8Array(MEGABYTE))
      else controller.close()
    },
    cancel: () => {
      asked.isCancelled = true
    },
  })
  return { answer: new Response(stream, { headers }), asked }
}

test('a body is read whole, whatever its parts', async () => {
  expect((await readBody(answerOf(3).answer)).size).toBe(3 * MEGABYTE)
  expect((await readBody(answerOf(100).answer)).size).toBe(100 * MEGABYTE)
  expect((await readBody(new Response(null))).size).toBe(0)
})

test('a host that sends more than is shown is not listened to any longer', async () => {
  const { answer, asked } = answerOf(1_000)
  await expect(readBody(answer)).rejects.toThrow(NotShown)
  expect(asked.isCancelled).toBe(true)
  expect(asked.megabytes).toBeLessThan(110)
})

test('a body that says that it is too large is not read', async () => {
  const { answer, asked } = answerOf(1_000, { 'content-length': String(101 * MEGABYTE) })
  await expect(readBody(answer)).rejects.toThrow('Files of more than 100.00 MB are not shown here.')
  expect(asked.isCancelled).toBe(true)
  expect(asked.megabytes).toBeLessThan(3)
})
