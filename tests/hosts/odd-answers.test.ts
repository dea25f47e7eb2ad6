import { examples } from '@costdraft/schema/items/examples.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOddHost, type OddAnswer, type OddHost } from '../support/odd-answers.ts'
import { CASE, EARNER, FILE, FIRM, ITEM, SITE, TOKEN } from '../support/spec-host/ids.ts'

// What a host of another house answers, or what stands in front of it: nothing of it may be taken for success, or
// stored twice.
let odd: OddHost
beforeAll(async () => {
  odd = await startOddHost({ checks: true })
})
afterAll(() => odd.stop())
beforeEach(() => odd.answer())

const HTML: Partial<OddAnswer> = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  text: '<!doctype html><h1>Sign in to the proxy</h1>',
}
const UNKNOWN = 'We do not know whether this was saved. Look before you try again.'
const LOST = { code: 'UPSTREAM_FAILED', unknownOutcome: true }
const onPath =
  (method: string, path: RegExp, change: Partial<OddAnswer>) =>
  (answer: OddAnswer): OddAnswer =>
    answer.method === method && path.test(answer.path) ? { ...answer, ...change } : answer

const input = { ...examples.timeRecording.valid[0], feeEarner: EARNER.sana }
const CASES = '{ cases { totalCount } }'
const TIMES = 'query($c: ID!) { case(uuid: $c) { timeRecordings { totalCount nodes { uuid description } } } }'
const MOVE = 'mutation($c: ID!) { moveCase(uuid: $c, stage: in_review) { stage } }'
const ADD =
  'mutation($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid description } }'
const EDIT =
  'mutation($c: ID!, $u: ID!, $i: TimeRecordingInput!) { editTimeRecording(caseUuid: $c, uuid: $u, input: $i) { description } }'
const c = CASE.care
const ask = (query: string, variables: Record<string, unknown> = { c }) => odd.ask(TOKEN.owner, query, variables)
/** How many recordings of the case the host has stored with a description. */
const storedTimes = (description: string): number =>
  odd.host.state.cases.find(({ row }) => row.uuid === CASE.care)?.times.filter((row) => row.description === description)
    .length ?? 0

describe('what is no answer', () => {
  test.each<[string, Partial<OddAnswer>]>([
    ['a page', HTML],
    ['half of an answer', { text: '[{"uuid":"' }],
    ['nothing', { text: '' }],
    ['a redirect', { status: 302, headers: { location: '/login' }, text: '' }],
    ['another shape', { text: '{"data":[]}' }],
  ])('%s is no empty list', async (_what, change) => {
    odd.answer(onPath('GET', /time-recording$/, change))
    const times = await ask(TIMES)
    expect(times.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }])
    odd.answer(onPath('GET', /^client\/[^/]+\/case$/, change))
    expect((await ask(CASES)).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }])
  })

  test('an empty list may come without a body', async () => {
    odd.answer(onPath('GET', /time-recording$/, { status: 204, headers: {}, text: '' }))
    expect(await ask(TIMES)).toMatchObject({ data: { case: { timeRecordings: { totalCount: 0 } } } })
  })

  test.each<[string, Partial<OddAnswer>]>([
    ['a page', HTML],
    ['half of an answer', { text: '{"uuid":"' }],
    ['a redirect', { status: 303, headers: { location: '/login' }, text: '' }],
  ])('%s does not say that a change was made', async (_what, change) => {
    odd.answer(onPath('POST', /status/, change))
    expect((await ask(MOVE)).errors).toMatchObject([{ message: UNKNOWN, extensions: LOST }])
    odd.answer(onPath('PATCH', /time-recording/, change))
    const edited = await ask(EDIT, { c, u: ITEM.preparation, i: input })
    expect(edited.errors).toMatchObject([{ message: UNKNOWN, extensions: LOST }])
  })

  test.each([201, 202, 204])('a change may be answered with %i and nothing', async (status) => {
    odd.answer((answer) => (answer.method === 'GET' ? answer : { ...answer, status, headers: {}, text: '' }))
    expect(await ask(MOVE)).toMatchObject({ data: { moveCase: { stage: 'in_review' } } })
    const description = `Answered with ${status}`
    const added = await ask(ADD, { c, i: { ...input, description } })
    expect(added).toMatchObject({ data: { addTimeRecording: { description } } })
    const edited = await ask(EDIT, { c, u: ITEM.preparation, i: { ...input, description: `Edited: ${status}` } })
    expect(edited).toMatchObject({ data: { editTimeRecording: { description: `Edited: ${status}` } } })
  })
})

describe('after a change was made', () => {
  /** The answer of each reading of the recordings that comes after one was added. */
  const afterAdding = (change: Partial<OddAnswer>) => {
    let isAdded = false
    return (answer: OddAnswer): OddAnswer => {
      if (answer.method === 'POST' && answer.path.endsWith('/time-recording')) isAdded = true
      return isAdded && answer.method === 'GET' ? { ...answer, ...change } : answer
    }
  }
  test.each<[string, Partial<OddAnswer>]>([
    ['a token that is refused', { status: 401, text: '{"message":"Sign in first."}' }],
    ['an error', { status: 500, text: '' }],
    ['a page', HTML],
    ['a row that is not there', { status: 404, text: '' }],
  ])('%s says that it was made, so that nobody makes it again', async (what, change) => {
    const description = `Added before ${what}`
    odd.answer(afterAdding(change))
    const { errors, status } = await ask(ADD, { c, i: { ...input, description } })
    expect(storedTimes(description)).toBe(1)
    // The web app repeats what UNAUTHENTICATED refuses, with a new token.
    expect(status).toBe(200)
    expect(errors).toMatchObject([
      {
        message: 'This was saved, but the service behind CostDraft did not show it. Look before you go on.',
        extensions: { code: 'UPSTREAM_FAILED', unknownOutcome: true },
      },
    ])
  })

  test('a case of which the host does not say the id is not created again', async () => {
    odd.answer(onPath('POST', /case\/legal-aid$/, { status: 201, headers: {}, text: '' }))
    const { errors } = await ask(
      'mutation($s: ID!, $i: LegalAidCaseInput!) { addLegalAidCase(solicitorUuid: $s, input: $i) { uuid } }',
      {
        s: FIRM.oakfield,
        i: {
          caseName: 'Re Nameless',
          solicitorsCaseReference: 'OAK/2',
          feeEarner: EARNER.sana,
          site: SITE.oakfieldHead,
          caseType: 'care_and_supervision',
          representedParty: 'parent',
          partiesRepresented: 1,
          certificate: { certificateNumber: 'OAK108ABC129', courtLevel: 'other_judge', dateOfIssue: '2025-01-10' },
        },
      },
    )
    expect(errors).toMatchObject([
      { message: expect.stringContaining('This was saved'), extensions: { unknownOutcome: true } },
    ])
  })
})

describe('several rows one by one', () => {
  const CHANGE = `mutation($c: ID!, $r: [TimeRecordingChange!]!) {
    it: changeTimeRecordings(caseUuid: $c, changes: $r) { item { description } error { code message } } }`
  interface Answer {
    item: { description: string } | null
    error: { code: string; message: string } | null
  }
  const add = async (descriptions: string[]): Promise<Answer[]> => {
    const changes = descriptions.map((description) => ({ action: 'add', input: { ...input, description } }))
    const { data, errors } = await ask(CHANGE, { c, r: changes })
    expect(errors).toBeUndefined()
    return (data as { it: Answer[] }).it
  }
  /** The second row that is added has its effect, and the answer is lost. */
  const losingTheSecond = () => {
    let added = 0
    return (answer: OddAnswer): OddAnswer =>
      answer.method === 'POST' && ++added === 2 ? { ...answer, reset: true } : answer
  }

  test('a row whose answer was lost is found, and the others follow', async () => {
    odd.answer(losingTheSecond())
    const answers = await add(['Lost 1', 'Lost 2', 'Lost 3'])
    expect(answers.map(({ item }) => item?.description)).toEqual(['Lost 1', 'Lost 2', 'Lost 3'])
    expect(['Lost 1', 'Lost 2', 'Lost 3'].map(storedTimes)).toEqual([1, 1, 1])
  })

  test('if the host is gone then, only that row is in doubt, and those behind were not sent', async () => {
    const second = losingTheSecond()
    let isGone = false
    odd.answer((answer) => {
      const next = second(answer)
      if (next.reset) isGone = true
      return isGone ? { ...next, reset: true } : next
    })
    const answers = await add(['Gone 1', 'Gone 2', 'Gone 3', 'Gone 4'])
    expect(answers[0]?.item?.description).toBe('Gone 1')
    expect(answers[1]?.error).toEqual({ code: 'UPSTREAM_FAILED', message: UNKNOWN })
    const NOT_SENT = 'This row was not sent, because the one before it failed. It was not saved.'
    expect(answers.slice(2).map(({ error }) => error)).toEqual([
      { code: 'UPSTREAM_FAILED', message: NOT_SENT },
      { code: 'UPSTREAM_FAILED', message: NOT_SENT },
    ])
    expect(['Gone 1', 'Gone 2', 'Gone 3', 'Gone 4'].map(storedTimes)).toEqual([1, 1, 0, 0])
  })
})

describe('a host that knows no additions', () => {
  test.each<[string, Partial<OddAnswer>]>([
    ['a page', HTML],
    ['nothing', { status: 200, text: '' }],
    ['null', { status: 200, text: 'null' }],
    ['an object', { status: 200, text: '{}' }],
    ['a redirect', { status: 302, headers: { location: '/' }, text: '' }],
    ['400, because it takes the word for an id', { status: 400, text: '{"error":"not a uuid"}' }],
    ['403, as gateways in clouds do', { status: 403, text: '{"message":"Missing Authentication Token"}' }],
  ])('may answer the question with %s', async (_what, change) => {
    const fresh = await startOddHost()
    try {
      fresh.answer(onPath('GET', /additions$/, change))
      const { data, errors } = await fresh.ask(TOKEN.owner, CASES)
      expect(errors).toBeUndefined()
      expect(data).toMatchObject({ cases: { totalCount: expect.any(Number) } })
    } finally {
      await fresh.stop()
    }
  })
})

describe('a refusal', () => {
  test.each<[string, number, string, string]>([
    ['its own words', 400, '{"error":"The date is in the future."}', 'The date is in the future.'],
    ['a list of messages', 400, '{"message":["time must be positive","date must be a date"]}', 'time must be positive'],
    ['a problem (RFC 9457)', 422, '{"title":"Invalid","detail":"The time is negative."}', 'The time is negative.'],
    ['fields with lists', 422, '{"message":"No.","details":{"time":["Too long.","Odd."]}}', 'No.'],
    ['a page', 400, '<h1>Bad request</h1>', 'Request failed with status code 400'],
  ])('in %s is told and is about the row', async (_what, status, text, message) => {
    odd.answer(onPath('PATCH', /time-recording/, { status, text }))
    const { errors } = await ask(EDIT, { c, u: ITEM.preparation, i: input })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
    expect(errors?.[0]?.message).toContain(message)
    if (text.includes('details')) expect(errors?.[0]?.extensions).toMatchObject({ details: { time: 'Too long. Odd.' } })
  })
})

describe('a value that is none', () => {
  type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
  /** Every value of the keys is changed, wherever it is in an answer about cases, clients or people. */
  const values =
    (keys: RegExp, change: (value: Json) => Json | undefined) =>
    (answer: OddAnswer): OddAnswer => {
      if (answer.path === 'users/user' || answer.status >= 400 || answer.text === '') return answer
      const revive = (key: string, value: Json): Json | undefined => (keys.test(key) ? change(value) : value)
      return { ...answer, text: JSON.stringify(JSON.parse(answer.text, revive)) }
    }
  const PAGES: [string, string, Record<string, unknown>][] = [
    [
      'the board',
      '{ it: cases { nodes { caseName solicitorsCaseReference caseType updatedAt feeEarner { initials } } } }',
      {},
    ],
    [
      'a case',
      'query($c: ID!) { it: case(uuid: $c) { caseName exceptional { exceptional } site { siteName } totals { gross } certificate { courtLevel transfer } } }',
      { c },
    ],
    [
      'the time',
      'query($c: ID!) { it: case(uuid: $c) { timeRecordings { nodes { date time activityType estimated totalCost comments { body createdBy { name } } feeEarner { initials } } } } }',
      { c },
    ],
    [
      'the hearings',
      'query($c: ID!) { it: case(uuid: $c) { hearings { nodes { date courtLevel units totalCost disbursements { amount vatExempt disbursementType } } } } }',
      { c },
    ],
    [
      'the offices',
      'query($f: ID!) { it: client(uuid: $f) { name sites { siteName postcode headquarters } } }',
      { f: FIRM.oakfield },
    ],
    ['the users', '{ it: users { nodes { firstname surname emailAddress clientRole } } }', {}],
  ]
  /** All but what identifies a row, and the lists that hold them. */
  const others = /^(?!(?:\d*|uuid|client|client_uuid|solicitor|area_of_work|stage|instances|time_recordings)$)/
  const ODD: [string, (answer: OddAnswer) => OddAnswer][] = [
    ['null', values(others, (value) => (typeof value === 'object' ? value : null))],
    ['not there', values(others, (value) => (typeof value === 'object' ? value : undefined))],
    ['a list that is null', values(others, (value) => (Array.isArray(value) ? null : value))],
    ['a number as text', values(others, (value) => (typeof value === 'number' ? String(value) : value))],
    ['a flag as text', values(others, (value) => (typeof value === 'boolean' ? String(value) : value))],
    ['an empty text', values(others, (value) => value ?? '')],
    ['a word of its own', values(/_type$|_level$|_role$/, () => 'something_else')],
  ]
  const pages = PAGES.flatMap(([page, query, variables]) =>
    ODD.map(([what, oddity]) => ({ what, page, query, variables, oddity })),
  )
  test.each(pages)('$what costs no page: $page', async ({ query, variables, oddity }) => {
    odd.answer(oddity)
    const { data, errors } = await ask(query, variables)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ it: expect.anything() })
    // Compiled now, which reads values in its own way.
    expect(await ask(query, variables)).toMatchObject({ data })
  })

  test('a flag as text means what it says, and money has two decimals', async () => {
    const TIME = 'query($c: ID!) { case(uuid: $c) { timeRecordings { nodes { time vatExempt totalCost } } } }'
    const plain = await ask(TIME)
    odd.answer(
      values(/./, (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)),
    )
    expect((await ask(TIME)).data).toEqual(plain.data)
    odd.answer(values(/./, (value) => (typeof value === 'boolean' ? Number(value) : value)))
    expect((await ask(TIME)).data).toEqual(plain.data)
  })
})

test('a file is found whichever case the host writes its uuids in', async () => {
  const fetched = (uuid: string) =>
    fetch(`${odd.webUrl}/api/files/client/case/${CASE.care}/file/${uuid}`, {
      headers: { authorization: `Bearer ${TOKEN.owner}` },
    })
  const plain = await fetched(FILE.statement)
  expect(plain.status).toBe(200)
  odd.answer((answer) =>
    answer.path.includes('/file/')
      ? answer
      : { ...answer, text: answer.text.replaceAll(/"[\da-f-]{36}"/g, (uuid) => uuid.toUpperCase()) },
  )
  const found = await fetched(FILE.statement.toUpperCase())
  expect(found.status).toBe(200)
  expect(await found.text()).toBe(await plain.text())
})
