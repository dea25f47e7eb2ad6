import { expect, test } from 'vitest'
import { createLending, forFirm } from './lending.ts'
import { DatabaseUnavailable } from './outages.ts'

const stays = new AbortController().signal
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A lending of two connections, and who got one, in order. */
function lending(patience = 60_000) {
  const borrow = createLending(2, patience)
  const got: string[] = []
  const held: (() => void)[] = []
  return {
    got,
    /** Borrows for a request of a firm. */
    ask: (firm: string, signal = stays) =>
      forFirm(firm, signal, async () => {
        held.push(await borrow())
        got.push(firm)
      }),
    /** Borrows for no firm. */
    own: async () => {
      held.push(await borrow())
      got.push('own')
    },
    giveBack: async () => {
      held.shift()?.()
      await settled()
    },
  }
}

test('connections are lent firm by firm in turn, however many requests of one firm wait', async () => {
  const { got, ask, own, giveBack } = lending()
  for (let i = 0; i < 6; i++) void ask('busy')
  void ask('quiet')
  void own()
  void ask('quiet')
  await settled()
  expect(got).toEqual(['busy', 'busy'])
  for (let i = 0; i < 7; i++) await giveBack()
  expect(got).toEqual(['busy', 'busy', 'busy', 'quiet', 'own', 'busy', 'quiet', 'busy', 'busy'])
})

test('who has gone is not lent one, nor does anybody wait for ever', async () => {
  const { got, ask, giveBack } = lending(20)
  await ask('a')
  await ask('a')
  const gone = new AbortController()
  const left = ask('b', gone.signal)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(ask('b', gone.signal)).rejects.toThrow('gone')
  await expect(ask('c')).rejects.toThrow(DatabaseUnavailable)
  await giveBack()
  await ask('d')
  expect(got).toEqual(['a', 'a', 'd'])
})

test('what a request has set going takes its turn as our own work once the request has ended', async () => {
  const borrow = createLending(1, 60_000)
  const order: string[] = []
  const lent = await borrow()
  const later = Promise.withResolvers<void>()
  let job: Promise<unknown> | undefined
  await forFirm('a', AbortSignal.abort(), async () => {
    job = later.promise.then(borrow).then((release) => {
      order.push('job')
      release()
    })
  })
  later.resolve()
  await settled()
  lent()
  await job
  expect(order).toEqual(['job'])
})
