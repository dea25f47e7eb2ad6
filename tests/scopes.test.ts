import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, instance, type Caller } from './support/instance.ts'
import { makePerson } from './support/firms.ts'
import { isOfScim, operations, type Operation } from './support/operations.ts'
import { tokenCall } from './support/sign-in.ts'
import { makeTarget, type Target } from './support/target.ts'

/** What an API client has that was given none by name. */
const SCOPES = ['cases:read', 'cases:write', 'admin:read', 'admin:write', 'reports:read', 'webhooks']
const EVERY_SCOPE = [...SCOPES, 'scim']
interface Credentials {
  client_id: string
  client_secret: string
}

let target: Target
/** An API client of the target's owner that may do everything. */
let everything: Credentials
beforeAll(async () => {
  target = await makeTarget()
  everything = await made({ scopes: EVERY_SCOPE })
})

async function made(
  change: object,
  by = target.owner,
): Promise<Credentials & { scopes: string[]; read_only: boolean }> {
  const { status, body } = await as(by).rest<Credentials & { scopes: string[]; read_only: boolean }>(
    'POST',
    `clients/${target.firm.client}/api-client`,
    { name: 'Of scopes', client_role: 'owner', ...change },
  )
  expect([status, body]).toMatchObject([201, { client_secret: expect.any(String) }])
  return body
}
const askFor = ({ client_id, client_secret }: Credentials, scope?: string) =>
  tokenCall(instance.authUrl, { grant_type: 'client_credentials', client_id, client_secret, ...(scope && { scope }) })
const withScope = async (of: Credentials, scope?: string): Promise<Caller> =>
  as(undefined, (await askFor(of, scope)).body.access_token)

/** What every token may ask. */
const OPEN = new Set([
  'GET /health',
  'GET /ready',
  'POST /users/unsubscribe',
  'POST /client/calendar',
  'GET /users/user',
  'GET /client/additions',
  'GET /users/additions',
  'GET /expert-type',
  'Query.viewer',
  'Query.about',
  'Query.expertTypes',
  'Query.vocabulary',
])
/** What of the administration of firms, people and rates does not say so by where it is, and what is not of it. */
const isAdministration = ({ name, isRest }: Operation): boolean => {
  if (isRest)
    return /^\w+ \/(?:clients|users|client\/:client|client\/fee-earner)\b/.test(name) && !/notification/.test(name)
  return /(?:[cC]lients?|removals|solicitors|Site|FeeEarner|feeEarner|(?:feeEarner|site)Preview|Period|[uU]ser(?:s|Groups?)?|roles|[rR]ate(?:Tables?|Cards?|Edition|EditionPreview)|[bB]illList(?:Entry)?|Password(?:Link)?|Profile|[sS]essions?|signIns|[aA]dministrators?|mergePreview|clientDuplicates|[cC]lientParent(?:Preview)?|[sS]econdFactor(?:Rule)?|[hH]andOver|Absence|archiveCounts|[fF]irmArchives?|[cC]lientMark|administration(?:Audit|AuditSheet|Kinds))$/.test(
    name,
  )
}
function neededBy(operation: Operation): string {
  if (isOfScim(operation)) return 'scim'
  if (/webhook/i.test(operation.name)) return 'webhooks'
  if (/report/.test(operation.name)) return 'reports:read'
  return `${isAdministration(operation) ? 'admin' : 'cases'}:${operation.writes ? 'write' : 'read'}`
}
/** Who may write may read. */
const holds = (scope: string, needed: string): boolean => scope === needed || scope === needed.replace('read', 'write')

describe('a token', () => {
  test.each(EVERY_SCOPE)(
    'of %s alone is let in to what that is about, and refused elsewhere by name',
    async (scope) => {
      const caller = await withScope(everything, scope)
      const wrong: unknown[] = []
      for (const operation of operations) {
        // What is no JSON is a file, or a sheet.
        const { code, answer } = await operation.ask(target, caller).catch((error: unknown) => {
          if (error instanceof SyntaxError) return { code: 'OK', answer: undefined }
          throw error
        })
        const needed = neededBy(operation)
        const text = JSON.stringify(answer ?? '')
        const isLetIn = OPEN.has(operation.name) || holds(scope, needed)
        const lacks = `This token lacks the scope ${needed}.`
        if (isLetIn ? text.includes('lacks the scope') : code !== 'FORBIDDEN' || !text.includes(lacks))
          wrong.push([operation.name, needed, code, text.slice(0, 200)])
      }
      expect(wrong).toEqual([])
    },
    240_000,
  )

  test('names what it holds: what it asks for, or all that its client has', async () => {
    const some = await made({ scopes: ['reports:read', 'cases:read'] })
    const readsOnly = await made({})
    const all = EVERY_SCOPE.join(' ')
    for (const [client, asked, held] of [
      [everything, undefined, all],
      [everything, 'all', all],
      [everything, 'webhooks cases:read', 'cases:read webhooks'],
      [everything, 'scim', 'scim'],
      [await made({ read_only: false }), 'all', SCOPES.join(' ')],
      [everything, 'cases:read cases:read', 'cases:read'],
      [everything, 'all cases:read', all],
      [some, 'all', 'cases:read reports:read'],
      [some, 'cases:read', 'cases:read'],
      [readsOnly, 'all', 'cases:read admin:read reports:read'],
    ] as const) {
      const { status, body } = await askFor(client, asked)
      expect([asked, status, body.scope, decodeJwt(body.access_token).scope]).toEqual([asked, 200, held, held])
      const caller = as(undefined, body.access_token)
      expect((await caller.rest('GET', 'users/user')).body.scopes).toEqual(held.split(' '))
      expect((await caller.graphql('{ viewer { scopes } }')).data).toEqual({ viewer: { scopes: held.split(' ') } })
    }
  })

  test('is not given for a scope that there is not, or that its client does not have', async () => {
    const some = await made({ scopes: ['cases:read'] })
    for (const [client, asked] of [
      [everything, 'cases'],
      [everything, 'cases:read read'],
      [everything, 'CASES:READ'],
      [some, 'cases:write'],
      [some, 'cases:read admin:read'],
    ] as const)
      expect(await askFor(client, asked)).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
  })

  test('of a person holds everything, and says so', async () => {
    expect((await as(target.owner).rest('GET', 'users/user')).body).not.toHaveProperty('scopes')
    expect((await as(target.owner).graphql('{ viewer { scopes } }')).data).toEqual({ viewer: { scopes: null } })
  })
})

describe('an API client', () => {
  test('is listed with its scopes, and has all that it may have unless told otherwise', async () => {
    const { owner, firm } = target
    const reads = SCOPES.filter((scope) => scope.endsWith(':read'))
    for (const [change, scopes, read_only] of [
      [{}, reads, true],
      [{ read_only: true }, reads, true],
      [{ read_only: false }, SCOPES, false],
      [{ scopes: ['webhooks', 'cases:write'] }, ['cases:write', 'webhooks'], false],
      [{ scopes: ['cases:read', 'cases:read'] }, ['cases:read'], true],
      [{ scopes: ['scim'] }, ['scim'], false],
      [{ read_only: true, scopes: ['webhooks'] }, ['webhooks'], true],
    ] as const) {
      const { client_id } = await made(change)
      const { body } = await as(owner).rest<{ uuid: string }[]>('GET', `clients/${firm.client}/api-client`)
      expect(body.find(({ uuid }) => uuid === client_id)).toMatchObject({ scopes, read_only })
    }
    const { data } = await as(owner).graphql(
      'mutation($c: ID!) { addApiClient(clientUuid: $c, input: { name: "Nightly", clientRole: solicitor, scopes: ["cases:read"] }) { apiClient { scopes readOnly } } }',
      { c: firm.client },
    )
    expect(data).toEqual({ addApiClient: { apiClient: { scopes: ['cases:read'], readOnly: true } } })
  })

  test('is refused scopes that there are not, or that do not fit', async () => {
    for (const change of [
      { scopes: [] },
      { scopes: ['all'] },
      { scopes: ['cases'] },
      { scopes: 'cases:read write' },
      { read_only: true, scopes: ['cases:write'] },
      { read_only: true, scopes: ['scim'] },
    ]) {
      const { status, body } = await as(target.owner).rest<{ details: object }>(
        'POST',
        `clients/${target.firm.client}/api-client`,
        { name: 'Wrong', client_role: 'owner', ...change },
      )
      expect([change, status, Object.keys(body.details)]).toEqual([change, 422, ['scopes']])
    }
  })

  test('adds none with a scope that its own token lacks', async () => {
    const caller = await withScope(everything, 'admin:write')
    const add = (scopes: string[]) =>
      caller.rest('POST', `clients/${target.firm.client}/api-client`, { name: 'Next', client_role: 'owner', scopes })
    expect((await add(['admin:read', 'admin:write'])).status).toBe(201)
    const unsaid = await caller.rest('POST', `clients/${target.firm.client}/api-client`, {
      name: 'Next',
      client_role: 'owner',
    })
    expect([unsaid.status, unsaid.body.scopes]).toEqual([201, ['admin:read']])
    expect(await add(['cases:read', 'admin:read'])).toMatchObject({
      status: 422,
      body: { details: { scopes: 'This token lacks the scope cases:read.' } },
    })
  })

  test('of fewer scopes does no more than its role allows', async () => {
    const { email } = await makePerson(target.owner, target.firm, 'it_administrator')
    const limited = await made({ client_role: 'it_administrator', scopes: ['cases:read'] }, email)
    const caller = await withScope(limited)
    expect(await caller.rest('GET', `client/case/${target.caseUuid}`)).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to do this.' },
    })
  })
})

test('a change is not begun by a token that lacks its scope', async () => {
  const caller = await withScope(everything, 'cases:read')
  const { body: before } = await as(target.owner).rest('GET', `client/case/${target.caseUuid}/note?first=1`)
  const { errors } = await caller.graphql('mutation($c: ID!) { addNote(caseUuid: $c, body: "Not begun") { uuid } }', {
    c: target.caseUuid,
  })
  expect(errors).toMatchObject([
    { message: 'This token lacks the scope cases:write.', extensions: { code: 'FORBIDDEN' } },
  ])
  expect((await as(target.owner).rest('GET', `client/case/${target.caseUuid}/note?first=1`)).body).toEqual(before)
})

test('a field inside another needs the scope of what it reads', async () => {
  const caller = await withScope(everything, 'cases:read')
  const { data, errors } = await caller.graphql(
    'query($c: ID!) { case(uuid: $c) { caseName client { name feeEarners { surname } } } }',
    { c: target.caseUuid },
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { message: 'This token lacks the scope admin:read.', path: ['case', 'client', 'feeEarners'] },
  ])
})

test('files are transferred by the scopes of cases', async () => {
  const ask = async (scope: string, method: string, path: string) => {
    const { body } = await askFor(everything, scope)
    const answer = await fetch(`${instance.webUrl}/api/files/${path}`, {
      method,
      headers: { authorization: `Bearer ${body.access_token}` },
    })
    return { status: answer.status, text: await answer.text() }
  }
  const { caseUuid, file } = target
  expect((await ask('cases:read', 'GET', `client/case/${caseUuid}/file/${file}`)).status).toBe(200)
  const refused = await ask('admin:write', 'GET', `client/case/${caseUuid}/file/${file}`)
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('lacks the scope cases:read.')])
  const upload = await ask('cases:read', 'POST', `client/case/${caseUuid}/file`)
  expect([upload.status, upload.text]).toEqual([403, expect.stringContaining('lacks the scope cases:write.')])
})
