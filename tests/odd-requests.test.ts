import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { firmOf } from './support/firm.ts'
import { as, instance } from './support/instance.ts'
import { rest } from './support/rest-operations.ts'
import { signIn } from './support/sign-in.ts'

const OWNER = 'owner@ashdown.example'
const OWN_PROFILE = 'users/user'

/** Sends a body as it is, and returns the response. */
async function send(body: string | Buffer, type = 'application/json') {
  const { access_token } = await signIn(instance, OWNER)
  const answer = await request(`${instance.apiUrl}/${OWN_PROFILE}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': type },
    body,
  })
  return { status: answer.statusCode, body: (await answer.body.json()) as { message: string; details: object } }
}

describe('a body', () => {
  const UNREADABLE = 'Some fields of this request cannot be read.'
  const CANNOT_BE_STORED = 'This holds a character that cannot be stored.'
  const NAME = 'Enter letters, apostrophes, hyphens and full stops only.'
  const FORM = 'Please complete all fields to continue.'
  test.each<[string, string | Buffer, number, string, object]>([
    ['a name with NUL', String.raw`{"a\u0000b": 1}`, 422, UNREADABLE, { 'a\uFFFDb': 'This field is not known.' }],
    ['a name with half a pair', String.raw`{"\ud800": 1}`, 422, UNREADABLE, { '\uFFFD': 'This field is not known.' }],
    [
      '__proto__',
      '{"firstname": "A", "__proto__": {"admin": true}}',
      422,
      UNREADABLE,
      { ['__proto__']: 'This field is not known.' },
    ],
    [
      '__proto__ inside',
      '{"list": [1, {"__proto__": 1}]}',
      422,
      UNREADABLE,
      { 'list.1.__proto__': 'This field is not known.' },
    ],
    [
      'constructor',
      '{"constructor": 1, "toString": 2}',
      422,
      FORM,
      { constructor: 'This field is not known.', toString: 'This field is not known.' },
    ],
    [
      'a name given twice',
      '{"firstname": "A\\"", "firstname": "B"}',
      422,
      UNREADABLE,
      { firstname: 'This field is given twice.' },
    ],
    [
      'a name given twice, once escaped',
      String.raw`{"firstname": "A", "first\u006eame": "B"}`,
      422,
      UNREADABLE,
      { firstname: 'This field is given twice.' },
    ],
    ['a value with NUL', String.raw`{"firstname": "A\u0000"}`, 422, CANNOT_BE_STORED, { firstname: CANNOT_BE_STORED }],
    [
      'a value with half a pair',
      String.raw`{"firstname": "\udc00"}`,
      422,
      CANNOT_BE_STORED,
      { firstname: CANNOT_BE_STORED },
    ],
    [
      'half a pair in a list',
      String.raw`{"x": {"y": ["a", "\\", "\ud83d"]}}`,
      422,
      CANNOT_BE_STORED,
      { 'x.y.2': CANNOT_BE_STORED },
    ],
    [
      'deep lists',
      `{"a": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      422,
      'The body of this request is nested too deeply: at most 100 levels.',
      {},
    ],
    ['a value that cannot be printed', '{"firstname": {"toString": 1}}', 422, NAME, { firstname: NAME }],
    ['two wrong values', '{"firstname": 1, "surname": 2}', 422, FORM, { firstname: NAME, surname: NAME }],
    ['a missing value', '{"firstname": ""}', 422, FORM, { firstname: 'This is required.' }],
    ['broken JSON', '{"a": ', 400, 'The body of this request is not valid JSON.', {}],
    [
      'bytes that are no UTF-8',
      Buffer.from([0x22, 0xff, 0x22]),
      400,
      'The body of this request is not valid JSON.',
      {},
    ],
    ['3 MB', JSON.stringify({ firstname: 'a'.repeat(3_000_000) }), 413, 'This request is too large.', {}],
    ['a list', '[1]', 422, 'Send a JSON object.', { body: 'Send a JSON object.' }],
    ['a word', '"word"', 422, 'Send a JSON object.', { body: 'Send a JSON object.' }],
  ])('with %s is refused in a sentence', async (_name, body, status, message, details) => {
    expect(await send(body)).toEqual({ status, body: { message, details } })
  })

  test('in another encoding is refused', async () => {
    expect(await send(Buffer.from('{}', 'utf16le'), 'application/json; charset=utf-16le')).toMatchObject({
      status: 415,
    })
  })

  test('that repeats names in several objects, and names with quotes and pairs, is taken', async () => {
    const before = await as(OWNER).rest('GET', OWN_PROFILE)
    const { status, body } = await send(
      String.raw`{"x\"y": [{"a": 1}, {"a": "\ud83d\ude00, \"a\": {"}], "z": {"a": "\\"}}`,
    )
    expect([status, body.details]).toEqual([422, { 'x"y': 'This field is not known.', z: 'This field is not known.' }])
    expect((await as(OWNER).rest('GET', OWN_PROFILE)).body).toEqual(before.body)
  })
})

describe('an address', () => {
  const odd = ["%ED%A0%80%'[]", '1e9', 'a'.repeat(5_000)]
  const names = ['action', 'after', 'area', 'client', 'columns', 'fee_earner', 'first', 'group', 'q', 'role', 'rows']
  names.push('search', 'sort', 'stage', 'status', 'type')

  test('with an odd parameter is no failure of ours at any route', async () => {
    const owner = as(OWNER)
    for (const route of Object.keys(rest).filter((name) => name.startsWith('GET '))) {
      const path = route.slice(5).replaceAll(/:\w+/g, () => randomUUID())
      // A record that is absent is refused before its parameters are read; lists read them all.
      const tried = route.includes(':') ? ['first'] : names
      await Promise.all(
        tried.flatMap((name) =>
          odd.map(async (value) => {
            const { status } = await owner.rest('GET', `${path}?${name === 'first' ? '' : 'first=2&'}${name}=${value}`)
            expect({ route, name, value, failed: status >= 500 }).toEqual({ route, name, value, failed: false })
          }),
        ),
      )
    }
  })
  test.each([
    ['type=%00', { type: 'This holds a character that cannot be searched for.' }],
    [
      'search=a%00b&sort%00=x',
      {
        search: 'This holds a character that cannot be searched for.',
        'sort\uFFFD': 'This holds a character that cannot be searched for.',
      },
    ],
    ['first=1&first=2', { first: 'This is given twice.' }],
  ])('with %s is refused by name', async (query, details) => {
    const { status, body } = await as(OWNER).rest('GET', `clients?${query}`)
    expect({ status, body }).toEqual({
      status: 422,
      body: { message: 'Some parameters of this address cannot be read.', details },
    })
  })
  test('with a parameter that it does not have is refused by name, at every route', async () => {
    const owner = as(OWNER)
    const routes = Object.keys(rest).filter(
      (name) => name.startsWith('GET /') && !['GET /health', 'GET /ready'].includes(name),
    )
    for (const route of routes) {
      const path = route.slice(5).replaceAll(/:\w+/g, () => randomUUID())
      const { status, body } = await owner.rest<{ message: string; details: object }>('GET', `${path}?stauts=complete`)
      expect({ route, status, message: body.message, of: Object.keys(body.details) }).toEqual({
        route,
        status: 422,
        message: 'This address has no parameter stauts.',
        of: ['stauts'],
      })
    }
  })
  test('says which parameters it has', async () => {
    const { body } = await as(OWNER).rest('GET', 'clients?sarch=Ash&typ=solicitor')
    expect(body).toEqual({
      message: 'This address does not have some of these parameters.',
      details: {
        sarch: 'It takes first, after, search, sra_number, type, archived, parent, external_system, external_id.',
        typ: 'It takes first, after, search, sra_number, type, archived, parent, external_system, external_id.',
      },
    })
  })
  test('with a place in a list that was not given out is refused, at every list', async () => {
    const place = (at: string): string => Buffer.from(JSON.stringify([at, randomUUID()])).toString('base64url')
    const { uuid } = (await as(OWNER).rest<{ nodes: { uuid: string }[] }>('GET', 'client/case?first=1')).body.nodes[0]!
    const lists = [
      'client/case?sort=case_name',
      'client/case?sort=updated_at',
      'client/case?sort=value',
      'clients?',
      'users?',
    ]
    for (const list of [
      ...lists,
      'users/user/notification?',
      `client/case/${uuid}/audit?`,
      `client/case/${uuid}/hearing?`,
      `client/case/${uuid}/time-recording?`,
    ])
      for (const after of [
        place('abc'),
        place(''),
        place('9'.repeat(400)),
        place('a\0b'),
        '1e300',
        '-1e300',
        '9'.repeat(30),
      ]) {
        const { status } = await as(OWNER).rest('GET', `${list}&first=2&after=${after}`)
        expect({ list, after, failed: status >= 500 }).toEqual({ list, after, failed: false })
      }
  })
  test.each([
    'client/case/%E0%A4%A',
    'client/case/%00',
    'client/case/by-stage%2F',
    'client/case/%ED%A0%80',
    'clients/..%2f..%2fx',
  ])('%s is refused in a sentence', async (path) => {
    const { status, body } = await as(OWNER).rest('GET', path)
    expect([status, body.message]).toEqual([status === 400 ? 400 : 404, expect.stringMatching(/\.$/)])
  })
  test('of 200 kB is refused in a sentence', async () => {
    const { status, body } = await as(OWNER).rest('GET', `client/case?first=5&search=${'a'.repeat(200_000)}`)
    expect({ status, body }).toEqual({
      status: 431,
      body: { message: 'The address or the headers of this request are too long.', details: {} },
    })
  })
  test('that is no HTTP is refused in a sentence', async () => {
    const said = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(new URL(instance.apiUrl).port), 'localhost', () => socket.write('NOT HTTP\r\n\r\n'))
      socket.on('data', (part) => (text += part.toString())).on('close', () => resolve(text))
    })
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"This request cannot be read\."/)
  })
})

describe('JSON in a field of a form is read as a body is', async () => {
  const { client, ...firm } = await firmOf(OWNER)
  const json = JSON.stringify(careCase({ client, ...firm }, { case_name: 'NAME' }))
  const create = async (text: string) => {
    const form = new FormData()
    const { access_token } = await signIn(instance, OWNER)
    form.append('care_case', text)
    const answer = await fetch(`${instance.apiUrl}/client/${client}/case/legal-aid`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${access_token}` },
    })
    return { status: answer.status, details: ((await answer.json()) as { details: object }).details }
  }
  test.each<[string, string, object]>([
    ['a name given twice', json.replace('{', '{"case_name": "Re One",'), { case_name: 'This field is given twice.' }],
    [
      'half a pair',
      json.replace('NAME', String.raw`Re \ud800 One`),
      { case_name: 'This holds a character that cannot be stored.' },
    ],
    ['a value that cannot be printed', json.replace('"NAME"', '{"toString": 1}'), { case_name: 'Enter text.' }],
    ['deep lists', json.replace('"NAME"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`), {}],
    ['no JSON', '{', { care_case: 'Send the case as JSON.' }],
  ])('%s', async (_what, text, details) => expect(await create(text)).toEqual({ status: 422, details }))
})
