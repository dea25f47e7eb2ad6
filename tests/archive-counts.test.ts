import { expect, test } from 'vitest'
import { newCase } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as } from './support/instance.ts'

const countsOf = (by: string, client: string) => as(by).rest('GET', `clients/${client}/archive`)

test('what archiving a client touches is counted for whoever may archive it, though they see no case', async () => {
  const parent = await makeFirm(ADMIN, 'costs_draftsman')
  const firm = await makeFirm(parent.owner, 'solicitor')
  const [leader, gone] = [
    await makePerson(firm.owner, firm, 'team_leader'),
    await makePerson(firm.owner, firm, 'solicitor'),
  ]
  await as(firm.owner).rest('DELETE', `users/${gone.uuid}`)
  await newCase(firm.owner)
  const { uuid } = await newCase(firm.owner)
  await as(firm.owner).rest('POST', `client/case/${uuid}/status/in_review`, {})
  const addClient = async (): Promise<string> =>
    (
      await as(firm.owner).rest<{ uuid: string }>('POST', `clients/${firm.client}/api-client`, {
        name: 'Feed',
        client_role: 'solicitor',
      })
    ).body.uuid
  await addClient()
  await as(firm.owner).rest('DELETE', `clients/${firm.client}/api-client/${await addClient()}`)
  const counts = {
    stages: [
      { stage: 'in_progress', cases: 1 },
      { stage: 'in_review', cases: 1 },
    ],
    ...{ users: 2, fee_earners: 1, api_clients: 1, webhooks: 0, children: 0 },
  }
  for (const by of [parent.owner, ADMIN])
    expect(await countsOf(by, firm.client)).toMatchObject({ status: 200, body: counts })
  const other = await makeFirm(ADMIN, 'solicitor')
  expect((await countsOf(leader.email, firm.client)).status).toBe(403)
  expect((await countsOf(other.owner, firm.client)).status).toBe(404)

  // A child that was removed is none any more.
  expect((await countsOf(ADMIN, parent.client)).body).toMatchObject({ children: 1 })
  const wrong = await makeFirm(parent.owner, 'solicitor')
  expect((await countsOf(ADMIN, parent.client)).body).toMatchObject({ children: 2 })
  expect((await as(parent.owner).rest('DELETE', `clients/${wrong.client}`)).status).toBe(204)
  expect((await countsOf(ADMIN, parent.client)).body).toMatchObject({ children: 1 })
})
