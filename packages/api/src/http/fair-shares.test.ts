import type { Release } from '@costdraft/schema/shares.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { createFairShares, TooManyWaiting } from './fair-shares.ts'

const LIMITS = { ofPerson: 2, ofFirm: 3, waiting: 4 }
const stays = new AbortController().signal
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Requests by name, in the order in which they came into work. */
function started(limits = LIMITS) {
  const shares = createFairShares(limits)
  const working: string[] = []
  const releases = new Map<string, Release>()
  return {
    shares,
    working,
    ask: async (name: string, person: string, signal = stays, isAdmitted = false) => {
      releases.set(name, await shares.take(person, signal, isAdmitted))
      working.push(name)
    },
    end: async (name: string) => {
      releases.get(name)?.()
      await settled()
    },
  }
}

test('a person has a share, the firm another, and whoever waits takes turns with colleagues', async () => {
  const { shares, working, ask, end } = started()
  for (const person of ['program', 'partner', 'trainee']) shares.belongs(person, 'firm')
  for (const name of ['p1', 'p2', 'p3', 'p4', 'p5']) void ask(name, 'program')
  await settled()
  expect(working).toEqual(['p1', 'p2'])
  void ask('a1', 'partner')
  void ask('t1', 'trainee')
  await settled()
  expect(working).toEqual(['p1', 'p2', 'a1'])
  await end('p1')
  // The program has waited longest, and its colleague is next.
  expect(working).toEqual(['p1', 'p2', 'a1', 'p3'])
  await end('p2')
  expect(working.at(-1)).toBe('t1')
  await end('p2')
  expect(working).toHaveLength(5)
})

test('other firms do not wait, and further requests of a busy firm are refused, unless they were in work before', async () => {
  const { shares, working, ask, end } = started()
  for (const person of ['a', 'b', 'c']) shares.belongs(person, 'firm')
  shares.belongs('other', 'another firm')
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void ask(name, 'a')
  void ask('b1', 'b')
  await settled()
  expect(working).toEqual(['a1', 'a2', 'b1'])
  await expect(ask('b2', 'b')).rejects.toThrow(TooManyWaiting)
  await expect(ask('c1', 'c')).rejects.toThrow(TooManyWaiting)
  void ask('c2', 'c', stays, true)
  await ask('o1', 'other')
  await end('a1')
  await end('a2')
  expect(working).toEqual(['a1', 'a2', 'b1', 'o1', 'a3', 'c2'])
})

test('who has gone leaves the line', async () => {
  const { shares, working, ask, end } = started()
  shares.belongs('a', 'firm')
  const gone = new AbortController()
  void ask('a1', 'a')
  void ask('a2', 'a')
  const left = ask('a3', 'a', gone.signal)
  void ask('a4', 'a')
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(ask('a5', 'a', gone.signal)).rejects.toThrow('gone')
  await end('a1')
  expect(working).toEqual(['a1', 'a2', 'a4'])
})

test('whose firm is not known yet counts alone, and with the firm as soon as it is', async () => {
  const { shares, working, ask, end } = started()
  shares.belongs('colleague', 'firm')
  void ask('c1', 'colleague')
  void ask('c2', 'colleague')
  for (const name of ['n1', 'n2', 'n3']) void ask(name, 'new')
  await settled()
  expect(working).toEqual(['c1', 'c2', 'n1', 'n2'])
  expect(shares.firmOf('new')).toBe('person new')
  shares.belongs('new', 'firm')
  expect(shares.firmOf('new')).toBe('firm')
  // Four are in work: one more than the firm may have.
  await end('n1')
  expect(working).toHaveLength(4)
  await end('c1')
  expect(working.at(-1)).toBe('n3')
})

test('whatever comes and goes, no share is exceeded, nobody waits without a reason, and nothing is left over', async () => {
  const step = fc.record({
    person: fc.integer({ min: 0, max: 5 }),
    does: fc.constantFrom('ask', 'ask', 'ask', 'end', 'leave', 'belongs'),
    of: fc.nat(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const shares = createFairShares({ ...LIMITS, waiting: 1_000 })
      for (let person = 0; person < 6; person++) shares.belongs(String(person), `firm ${person % 2}`)
      const held: { person: string; release: Release }[] = []
      const waiting: { person: string; gone: AbortController }[] = []
      // How many of a firm were in work when one more began.
      const beganBeside: number[] = []
      const heldBy = (test: (person: string) => boolean): number => held.filter(({ person }) => test(person)).length
      const check = (): void => {
        for (let person = 0; person < 6; person++)
          expect(heldBy((one) => one === String(person))).toBeLessThanOrEqual(LIMITS.ofPerson)
        for (const firm of new Set(Array.from({ length: 6 }, (_, i) => shares.firmOf(String(i))))) {
          const isOfFirm = (person: string): boolean => shares.firmOf(person) === firm
          if (heldBy(isOfFirm) >= LIMITS.ofFirm) continue
          for (const { person } of waiting.filter((one) => isOfFirm(one.person)))
            expect(heldBy((one) => one === person)).toBe(LIMITS.ofPerson)
        }
      }
      for (const { person: number, does, of } of steps) {
        const person = String(number)
        if (does === 'ask') {
          const one = { person, gone: new AbortController() }
          waiting.push(one)
          shares.take(person, one.gone.signal).then(
            (release) => {
              waiting.splice(waiting.indexOf(one), 1)
              held.push({ person, release })
              beganBeside.push(heldBy((one) => shares.firmOf(one) === shares.firmOf(person)))
            },
            () => waiting.splice(waiting.indexOf(one), 1),
          )
        } else if (does === 'end') held.splice(of % Math.max(1, held.length), 1)[0]?.release()
        else if (does === 'leave') waiting[of % Math.max(1, waiting.length)]?.gone.abort(new Error('gone'))
        else shares.belongs(person, `firm ${of % 3}`)
        await settled()
        check()
      }
      expect(Math.max(0, ...beganBeside)).toBeLessThanOrEqual(LIMITS.ofFirm)
      while (held.length > 0 || waiting.length > 0) {
        expect(held.length).toBeGreaterThan(0)
        held.shift()?.release()
        await settled()
      }
    }),
    { numRuns: runs(100) },
  )
})
