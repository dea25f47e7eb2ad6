import { EventEmitter } from 'node:events'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { createGiveWay } from './give-way.ts'

/** Pages of 40 ms, and what is waited after each. */
function paced() {
  let at = 0
  const waits: number[] = []
  const { notice, paced: run } = createGiveWay(
    () => at,
    async (milliseconds) => waits.push(milliseconds),
  )
  const ask = (): EventEmitter => {
    const res = new EventEmitter()
    notice({} as Request, res as unknown as Response, () => {})
    return res
  }
  const page = (meanwhile: () => void = () => {}, takes = 40): Promise<void> =>
    run(async () => {
      meanwhile()
      at += takes
    })
  return { ask, page, waits }
}

test('an export that is alone does not wait', async () => {
  const { page, waits } = paced()
  await page()
  await page()
  expect(waits).toEqual([])
})

test('it waits as long as a page took in which something was asked, or was in work', async () => {
  const { ask, page, waits } = paced()
  await page(() => ask().emit('close'))
  await page()
  expect(waits).toEqual([40])
  const asked = ask()
  await page()
  await page(undefined, 5_000)
  asked.emit('close')
  await page()
  expect(waits).toEqual([40, 40, 1_000])
})
