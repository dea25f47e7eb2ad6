import { beforeAll, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { program } from './support/identities.ts'
import { as } from './support/instance.ts'

interface Row {
  uuid: string
}
let parent: Firm & { owner: string }
let child: Firm & { owner: string }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(parent.owner, 'solicitor')
})

const addCase = (staff_member: string) =>
  as(child.owner).rest<Row>('POST', `client/${child.client}/case/legal-aid`, careCase(child, { staff_member }))
const earner = (user: string) => ({
  site: child.site,
  firstname: 'Ann',
  surname: 'Earner',
  type: 'solicitor',
  grade: 'A',
  user,
})
const addEarner = (user: string) => as(child.owner).rest<Row>('POST', `client/${child.client}/fee-earner`, earner(user))

test('a case is given to people of the firm, and to those of its parent with a role in it; to no other and to no API client', async () => {
  const linked = await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', {
    [child.client]: 'costs_draftsman',
  })
  const unlinked = await makePerson(parent.owner, parent, 'costs_draftsman')
  const { body: robot } = await (
    await program(child.owner, child.client)
  ).rest<{ user_uuid: string }>('GET', 'users/user')
  for (const uuid of [linked.uuid, child.person]) expect((await addCase(uuid)).status).toBe(201)
  for (const uuid of [unlinked.uuid, parent.site, robot.user_uuid]) {
    expect(await addCase(uuid)).toMatchObject({
      status: 422,
      body: { details: { staff_member: 'Choose one from the list.' } },
    })
    expect(await addEarner(uuid)).toMatchObject({
      status: 422,
      body: { details: { user: 'Choose one from the list.' } },
    })
  }
})

test('who has gone stays named, and stops no other change', async () => {
  const { rest } = as(child.owner)
  const gone = await makePerson(child.owner, child, 'solicitor')
  const { body: made } = await addCase(gone.uuid)
  const { body: named } = await addEarner(gone.uuid)
  await rest('DELETE', `users/${gone.uuid}`)
  expect(await rest('PATCH', `client/case/legal-aid/${made.uuid}`, { case_name: 'Re Changed' })).toMatchObject({
    status: 200,
    body: { case_name: 'Re Changed', staff_member: gone.uuid },
  })
  expect(await rest('PATCH', `client/${child.client}/fee-earner/${named.uuid}`, { grade: 'B' })).toMatchObject({
    status: 200,
    body: { grade: 'B', user: gone.uuid },
  })
  // Anew, nobody is given to them.
  const { body: other } = await addCase(child.person)
  expect((await rest('PATCH', `client/case/legal-aid/${other.uuid}`, { staff_member: gone.uuid })).status).toBe(422)
})
