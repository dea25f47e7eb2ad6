import { request } from 'undici'
import { expect, test } from 'vitest'
import { measureNeighbours, SEARCHED } from '../dev/bench/neighbours.ts'
import { operations } from '../dev/bench/requests.ts'
import { BRYN } from './support/firm.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { signIn, tokenCall } from './support/sign-in.ts'

// What `npm run bench neighbours` measures, in small: speed is asserted nowhere, that all are answered is.
test('the board of one firm is read while a program of another firm searches', async () => {
  const { owner, client } = await makeFirm(ADMIN, 'solicitor')
  const { body: made } = await as(owner).rest<{ client_id: string; client_secret: string }>(
    'POST',
    `clients/${client}/api-client`,
    { name: 'Nightly', client_role: 'solicitor' },
  )
  const { client_id, client_secret } = made
  const grant = { grant_type: 'client_credentials', client_id, client_secret, scope: 'all' }
  const { access_token } = (await tokenCall(instance.authUrl, grant)).body
  const board = operations.board()
  const { access_token: token } = await signIn(instance, BRYN)
  const { idle, busy, searches } = await measureNeighbours(
    {
      board: async () => {
        const { statusCode, body } = await request(`${instance.webUrl}${board.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: board.body ?? '',
        })
        expect([statusCode, await body.json()]).toMatchObject([200, { data: { cases: { nodes: expect.any(Array) } } }])
      },
      search: async (i) => {
        const { statusCode, body } = await request(
          `${instance.apiUrl}/client/search?q=${encodeURIComponent(SEARCHED[i % SEARCHED.length] ?? '')}`,
          { headers: { authorization: `Bearer ${access_token}` } },
        )
        await body.dump()
        return statusCode
      },
    },
    { atOnce: 100, warmUp: 1, boards: 3 },
  )
  expect([idle.length, busy.length, [...searches.keys()]]).toEqual([3, 3, [200]])
  expect(searches.get(200)).toBeGreaterThanOrEqual(100)
})
