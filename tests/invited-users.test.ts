import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ADMIN, makeFirm, word, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'

// What the gateway says of a link: where it was mailed, or the link itself, in the answer that made it and no other.
let firm: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'costs_draftsman')
})

interface Link {
  kind: string
  expiresAt: string
  sentTo: string | null
  link: string | null
}
const LINK = '{ kind expiresAt sentTo link }'
const INVITE = `mutation ($c: ID!, $i: InvitedUserInput!, $key: String) {
  inviteUser(clientUuid: $c, input: $i, idempotencyKey: $key) { uuid name clientRole lastLogin invitation ${LINK} } }`
const invited = (emailAddress: string, clientRole = 'team_leader') => ({
  c: firm.client,
  i: { name: 'Ida Fell', emailAddress, clientRole, siteUuid: firm.site },
})
const address = (): string => `${word('p')}@firm.example`

test('who invites a user has the link where no mail is sent, in that answer alone', async () => {
  const owner = as(firm.owner)
  const asked = { ...invited(address()), key: randomUUID() }
  const { data, errors } = await owner.graphql(INVITE, asked)
  expect(errors).toBeUndefined()
  const user = (data?.inviteUser ?? {}) as { uuid: string; invitation: Link }
  expect((await owner.graphql(INVITE, asked)).data).toMatchObject({ inviteUser: { uuid: user.uuid, invitation: null } })
  expect(user).toMatchObject({
    name: 'Ida Fell',
    clientRole: 'team_leader',
    lastLogin: null,
    invitation: { kind: 'invitation', sentTo: null },
  })
  expect(user.invitation.link).toMatch(new RegExp(`^${instance.authUrl}/account/[\\w-]{43}$`))
  const { data: read } = await owner.graphql(
    `query ($u: ID!, $c: [ID!]) { user(uuid: $u) { invitation ${LINK} }
      users(filter: { clients: $c }) { nodes { uuid invitation ${LINK} } } }`,
    { u: user.uuid, c: [firm.client] },
  )
  const { nodes } = (read?.users ?? { nodes: [] }) as { nodes: { uuid: string; invitation: unknown }[] }
  expect(read?.user).toEqual({ invitation: null })
  expect(nodes.find(({ uuid }) => uuid === user.uuid)).toEqual({ uuid: user.uuid, invitation: null })

  // What opens the account is in the first answer alone; a link that was lost is made anew.
  const { data: again } = await owner.graphql(`mutation ($u: ID!) { sendPasswordLink(userUuid: $u) ${LINK} }`, {
    u: user.uuid,
  })
  const sent = again?.sendPasswordLink as Link
  expect(sent).toMatchObject({ kind: 'invitation', sentTo: null })
  expect(sent.link).not.toBe(user.invitation.link)
  // Who has a password is given a link to choose another one.
  const { data: reset } = await as(ADMIN).graphql(`mutation ($u: ID!) { sendPasswordLink(userUuid: $u) ${LINK} }`, {
    u: firm.person,
  })
  expect(reset?.sendPasswordLink).toMatchObject({ kind: 'reset', link: expect.any(String) as string })
})

test('what is wrong with an invitation is said at its field', async () => {
  const owner = as(firm.owner)
  const email = address()
  expect((await owner.graphql(INVITE, invited(email))).errors).toBeUndefined()
  for (const [given, path] of [
    [invited(email), 'emailAddress'],
    [invited('nobody'), 'emailAddress'],
    [invited(address(), 'solicitor'), 'solicitorSraNumber'],
  ] as const) {
    const { errors } = await owner.graphql(INVITE, given)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', problems: [{ path }] })
  }
})

test('nobody sends a link to themselves', async () => {
  const { errors } = await as(firm.owner).graphql('mutation ($u: ID!) { sendPasswordLink(userUuid: $u) { link } }', {
    u: firm.person,
  })
  expect(errors?.[0]).toMatchObject({
    message: 'Change your own password in your profile.',
    extensions: { code: 'CONFLICT' },
  })
})
