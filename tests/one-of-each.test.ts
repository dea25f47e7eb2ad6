import { beforeAll, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, word, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { chosenInstead, codeFor, PASSWORD } from './support/sign-in.ts'

type Owned = Firm & { owner: string }
let firms: Owned[] = []
beforeAll(async () => {
  const parent = await makeFirm(ADMIN, 'costs_draftsman')
  firms = [parent, await makeFirm(parent.owner, 'solicitor'), await makeFirm(parent.owner, 'solicitor')]
})

const addUser = ({ owner, client, site }: Owned, email_address: string) =>
  as(owner).rest('POST', `users/clients/${client}`, {
    firstname: 'Ann',
    surname: 'Tester',
    email_address,
    password: PASSWORD,
    client_role: 'team_leader',
    site_uuid: site,
  })
const EMAIL_TAKEN = { email_address: 'This e-mail address cannot be used.' }
/** Of answers to requests sent at once, the details of those that were refused; exactly one was not. */
function refusedButOne(answers: readonly { status: number; body: unknown }[]): unknown[] {
  const refused = answers.filter(({ status }) => status >= 300)
  expect([
    answers
      .map(({ status }) => status)
      .toSorted()
      .slice(1),
    refused.length,
  ]).toEqual([refused.map(() => 422), answers.length - 1])
  return refused.map(({ body }) => (body as { details: unknown }).details)
}

test('of requests at one moment one gets the e-mail address, the name of a group or of a view; the others are told', async () => {
  const email = `${word('q')}@firm.example`
  expect(refusedButOne(await Promise.all(firms.map((firm) => addUser(firm, email))))).toEqual([
    EMAIL_TAKEN,
    EMAIL_TAKEN,
  ])

  const people = await Promise.all(firms.map((firm) => makePerson(firm.owner, firm, 'team_leader')))
  const wanted = `${word('q')}@firm.example`
  for (const { email: address } of people) await as(address).rest('GET', 'users/user')
  const renamed = people.map((person) =>
    as(person.email).rest('PATCH', 'users/user', { email_address: wanted, current_password: chosenInstead(PASSWORD) }),
  )
  expect(refusedButOne(await Promise.all(renamed))).toEqual([EMAIL_TAKEN, EMAIL_TAKEN])

  const { owner, client } = firms[0]!
  const { rest } = as(owner)
  const groups = [1, 2, 3].map(() => rest('POST', `clients/${client}/user-group`, { name: 'Costs', users: [] }))
  const groupTaken = { name: 'There is a group of this name already.' }
  expect(refusedButOne(await Promise.all(groups))).toEqual([groupTaken, groupTaken])

  const views: string[] = []
  for (const name of ['first', 'second', 'third']) {
    const { body } = await rest<{ uuid: string }>('POST', 'client/case-view', { name, page: 'cases', is_shared: true })
    views.push(body.uuid)
  }
  const sameName = views.map((uuid) => rest('PATCH', `client/case-view/${uuid}`, { name: 'same' }))
  const viewTaken = { name: 'You have a view of this name already.' }
  expect(refusedButOne(await Promise.all(sameName))).toEqual([viewTaken, viewTaken])
})

test('an address and a name of capitals that not every database knows are found again', async () => {
  const { owner, client } = firms[0]!
  const email = `ÖÜ+Ł${word('Q')}@FIRM.example`
  const name = `ÄRZTE ${word('Q')}`
  expect((await addUser(firms[0]!, email)).status).toBe(201)
  await codeFor(instance, email, PASSWORD)
  expect((await addUser(firms[1]!, email)).body).toMatchObject({ details: EMAIL_TAKEN })
  const addGroup = () => as(owner).rest('POST', `clients/${client}/user-group`, { name, users: [] })
  expect((await addGroup()).status).toBe(201)
  expect(await addGroup()).toMatchObject({ status: 422, body: { details: { name: expect.any(String) } } })
})
