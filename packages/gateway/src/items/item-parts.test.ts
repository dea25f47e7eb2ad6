import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import { defineKind, many } from '@costdraft/schema/kind.ts'
import { expect, test } from 'vitest'
import type { Call } from '../upstream/http.ts'
import { refused } from '../errors/errors.ts'
import { patchOf, syncLists } from './item-parts.ts'

const PATH = 'client/case/c/hearing/h'
const stored = { uuid: 'h', hearing_disbursements: [{ uuid: 'kept' }, { uuid: 'gone' }] }
const taxi = { disbursementType: 'taxi', amount: 14 }
const draft = {
  date: '2025-03-04',
  disbursements: [
    { ...taxi, uuid: 'kept' },
    { ...taxi, uuid: null },
  ],
}
const wireTaxi = { disbursement_type: 'taxi', amount: 14 }

/** A host with these additions, which answers every call with the stored item, and the calls it got. */
function hostWith(...additions: string[]) {
  const calls: unknown[][] = []
  const call = (async (...given: unknown[]) => {
    calls.push(given)
    return stored
  }) as Call
  return { host: { call, has: async (name: string) => additions.includes(name) }, calls }
}

test('a host that takes lists whole gets one call, with the version of the item', async () => {
  const { host, calls } = hostWith('nested_lists')
  await patchOf(host)(hearing, PATH, draft, { 'if-match': '"3"' })
  expect(calls).toEqual([
    [
      'PATCH',
      `${PATH}?lists=whole`,
      { date: '2025-03-04', hearing_disbursements: [{ uuid: 'kept', ...wireTaxi }, wireTaxi] },
      { 'if-match': '"3"' },
    ],
  ])
})

test('a list that the draft does not have is not sent, so that it stays as it is', async () => {
  const { host, calls } = hostWith('nested_lists')
  await patchOf(host)(hearing, PATH, { date: '2025-03-04' }, {})
  await patchOf(host)(hearing, PATH, { date: '2025-03-04', disbursements: null }, {})
  expect(calls.map(([, , body]) => body)).toEqual([{ date: '2025-03-04' }, { date: '2025-03-04' }])
})

test('any other host gets a call for each row, and is asked for the item at the end', async () => {
  const { host, calls } = hostWith()
  await patchOf(host)(hearing, PATH, draft, {})
  expect(calls.map((given) => given.slice(0, 3))).toEqual([
    ['PATCH', PATH, { date: '2025-03-04' }],
    ['DELETE', `${PATH}/disbursement/gone`],
    ['PATCH', `${PATH}/disbursement/kept`, wireTaxi],
    ['POST', `${PATH}/disbursement`, wireTaxi],
    ['GET', PATH],
  ])
})

test('lists inside the rows of a list are changed at their own paths', async () => {
  const { host, calls } = hostWith()
  const day = defineKind({
    name: 'day',
    type: 'Day',
    path: 'day',
    commentedAs: 'case_fee',
    hasFiles: false,
    fields: {},
    parts: { hearings: many('hearings', 'hearing', hearing) },
  })
  const stored = { uuid: 'd', hearings: [{ uuid: 'h', hearing_disbursements: [{ uuid: 'gone' }] }] }
  await syncLists(host.call, day, 'day/d', stored, { hearings: [{ uuid: 'h', disbursements: [] }] })
  expect(calls.map(([method, path]) => `${String(method)} ${String(path)}`)).toEqual([
    'PATCH day/d/hearing/h',
    'DELETE day/d/hearing/h/disbursement/gone',
  ])
})

test('a row that the host refuses is named by its place, and what was done before it is said', async () => {
  const { host } = hostWith()
  const call = (async (method: string, path: string, ...rest: []) => {
    if (method === 'POST') throw refused('INVALID_INPUT', 'A field is wrong.', { disbursement_type: 'Not this one.' })
    return host.call(method as 'PATCH', path, ...rest)
  }) as Call
  await expect(patchOf({ ...host, call })(hearing, PATH, draft, {})).rejects.toMatchObject({
    message: 'A field is wrong. The change was saved up to this row, and not further.',
    extensions: {
      code: 'INVALID_INPUT',
      details: { 'hearing_disbursements.1.disbursement_type': 'Not this one.' },
      problems: [{ path: 'hearingDisbursements.1.disbursementType', message: 'Not this one.' }],
    },
  })
})
