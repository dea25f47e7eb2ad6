import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { FIRM, SITE, TOKEN } from '../support/spec-host/ids.ts'

// Rates of a firm's own and the bands of its offices, in front of a host that serves the two specifications and nothing
// else.
let any: AnyHost
beforeEach(async () => {
  any = await startAnyHost({ checks: true })
  any.host.state.refuseUnknownKeys = true
})
afterEach(() => any.stop())

const c = FIRM.oakfield
const r = '6f2b1e0e-6d3c-4f4e-9f57-0c2d7f4a9b10'
const QUESTION = 'query($c: ID!) { rateCards(clientUuid: $c) { uuid } }'
const INPUT = '{ grade: A, effectiveFrom: "2024-01-01", rate: "250.00" }'
const CHANGES = [
  `mutation($c: ID!) { addRateCard(clientUuid: $c, input: ${INPUT}) { uuid } }`,
  `mutation($c: ID!) { editRateCard(clientUuid: $c, uuid: "${r}", input: ${INPUT}) { uuid } }`,
  `mutation($c: ID!) { removeRateCard(clientUuid: $c, uuid: "${r}") }`,
]
const MAY_BE_ASKED = new Set(['GET users/user', 'GET client/additions'])

test('a host without rates of firms’ own: they are null, changes are refused, and it is not asked for them', async () => {
  const calls = await any.callsOf(async () => {
    expect(await any.ask(TOKEN.owner, QUESTION, { c })).toEqual({ status: 200, data: { rateCards: null } })
    for (const query of CHANGES)
      expect([query, (await any.ask(TOKEN.owner, query, { c })).errors]).toMatchObject([
        query,
        [{ message: 'The service behind CostDraft does not offer this.', extensions: { code: 'NOT_FOUND' } }],
      ])
  })
  expect(calls.filter((call) => !MAY_BE_ASKED.has(call))).toEqual([])
})

test('who may not edit rates is told so first', async () => {
  for (const query of [QUESTION, ...CHANGES])
    for (const [token, code] of [
      [TOKEN.solicitor, 'FORBIDDEN'],
      [TOKEN.rival, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await any.ask(token, query, { c })
      expect([query, errors?.map(({ extensions }) => extensions.code)]).toEqual([query, [code]])
    }
})

const ADDRESS = 'siteName: "New", firstLineAddress: "1 High Street", town: "York", postcode: "YO1 8AN", region: North'
const addSite = (more: string) =>
  any.ask(
    TOKEN.owner,
    `mutation($c: ID!) { addSite(clientUuid: $c, input: { ${ADDRESS}, location: "Non-London" ${more} }) { siteName guidelineBand } }`,
    { c },
  )
const editSite = (changes: string) =>
  any.ask(
    TOKEN.owner,
    `mutation($c: ID!, $s: ID!) { editSite(clientUuid: $c, uuid: $s, input: { ${changes} }) { siteName guidelineBand } }`,
    { c, s: SITE.oakfieldHead },
  )
const addClient = (more: string) =>
  any.ask(
    TOKEN.owner,
    `mutation { addClient(
      input: { name: "A new firm", clientType: solicitor, solicitorSraNumber: "640100" }
      sites: [{ ${ADDRESS}, location: "Non-London", headquarters: true ${more} }]
    ) { name } }`,
  )

test('an office without bands: its band is null, and is not sent where it is empty', async () => {
  expect(
    await any.ask(TOKEN.owner, 'query($c: ID!) { client(uuid: $c) { sites { guidelineBand } } }', { c }),
  ).toMatchObject({
    data: { client: { sites: expect.arrayContaining([{ guidelineBand: null }]) } },
  })
  expect(await addSite(', guidelineBand: null')).toEqual({
    status: 200,
    data: { addSite: { siteName: 'New', guidelineBand: null } },
  })
  expect(await editSite('siteName: "Renamed", guidelineBand: null')).toEqual({
    status: 200,
    data: { editSite: { siteName: 'Renamed', guidelineBand: null } },
  })
})

test('a band that would be lost is refused by name, before anything is sent', async () => {
  const calls = await any.callsOf(async () => {
    for (const { errors } of [
      await addSite(', guidelineBand: national_1'),
      await editSite('guidelineBand: national_1'),
      await addClient(', guidelineBand: national_1'),
    ])
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        details: { guideline_band: 'The service behind CostDraft does not keep this.' },
      })
  })
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})
