import { VIEWER_HEADER, viewerHeader, viewerInHeader } from '@costdraft/schema/access/viewer-header.ts'
import { viewerOfPerson, type PersonRow } from '@costdraft/schema/access/viewer-of-person.ts'
import { expect, test } from 'vitest'
import type { Call } from './http.ts'
import { viewerInAnswers } from './viewer-in-answers.ts'

const person: PersonRow = {
  uuid: 'a',
  client_uuid: 'b',
  role: 'costs_draftsman',
  email_address: 'zoë@harbour.example',
  firstname: 'Zoë',
  surname: 'Łukasz',
  client_name: 'Harbour “Costs”',
  client_type: 'costs_draftsman',
  read_only: false,
  children: { c: 'solicitor', d: 'owner' },
}
const viewer = viewerOfPerson(person)

/** A host whose calls wait until they are answered by the test, with the headers they were sent. */
function waitingHost() {
  const viewers = viewerInAnswers()
  const sent: Record<string, string>[] = []
  const answers: ((error?: Error) => void)[] = []
  const call = viewers.asking((async (_method, _path, _body, headers = {}) => {
    sent.push(headers)
    await new Promise<void>((resolve, reject) => {
      answers.push((error) => (error ? reject(error) : resolve()))
    })
  }) as Call)
  return { viewers, sent, answers, call: () => call('GET', 'client/case') }
}

test('a viewer survives the header, whatever letters its names have', () => {
  const value = viewerHeader(viewer)
  expect(value).toMatch(/^[\w-]+$/)
  expect(viewerInHeader(value)).toEqual(viewer)
})

test('a viewer with very many child clients is not named, and what is no viewer is none', () => {
  const children = Object.fromEntries(Array.from({ length: 200 }, () => [crypto.randomUUID(), 'owner' as const]))
  expect(viewerHeader(viewerOfPerson({ ...person, children }))).toBeUndefined()
  for (const value of [undefined, '', 'x', ['a'], Buffer.from('null').toString('base64url')])
    expect(viewerInHeader(value)).toBeUndefined()
})

test('a viewer asked for beside a call is the one that its answer names', async () => {
  const { viewers, sent, answers, call } = waitingHost()
  const asked = viewers.viewer()
  const answered = call()
  await new Promise(setImmediate)
  expect(sent).toEqual([{ [VIEWER_HEADER]: 'tell' }])
  viewers.read({ [VIEWER_HEADER]: viewerHeader(viewer) })
  expect(await asked).toEqual(viewer)
  answers[0]?.()
  await answered
  // It is known now: no further call asks for it.
  const more = call()
  expect(sent[1]).toEqual({})
  answers[1]?.()
  await more
  expect(await viewers.viewer()).toEqual(viewer)
})

test('without a call under way, or where no answer names it, it is not known, and nobody waits', async () => {
  expect(await viewerInAnswers().viewer()).toBeUndefined()
  const { viewers, answers, call } = waitingHost()
  const first = call()
  const second = call().catch(() => 'failed')
  const asked = viewers.viewer()
  viewers.read({})
  answers[0]?.()
  await first
  answers[1]?.(new Error('lost'))
  expect(await second).toBe('failed')
  expect(await asked).toBeUndefined()
})
