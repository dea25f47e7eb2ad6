import type { Ask } from './ask.ts'

/** The users and groups the pictures show. */
export interface TestPeople {
  draftsman: string
}
interface Firm {
  client: { sites: { uuid: string }[]; staff: { uuid: string; name: string }[] }
}

const ADD = 'mutation ($f: ID!, $i: NewUserInput!) { addUser(clientUuid: $f, input: $i) { uuid } }'

/** Creates two user groups of a costs firm, and a deactivated user. */
export async function makePeople(owner: Ask): Promise<TestPeople> {
  const {
    viewer: {
      client: { uuid: f },
    },
  } = await owner<{ viewer: { client: { uuid: string } } }>('{ viewer { client { uuid } } }')
  const {
    client: {
      sites: [site],
    },
  } = await owner<Firm>('query ($f: ID!) { client(uuid: $f) { sites { uuid } } }', { f })
  const {
    users: { nodes },
  } = await owner<{ users: { nodes: { uuid: string; emailAddress: string }[] } }>(
    'query ($f: ID!) { users(filter: { clients: [$f] }) { nodes { uuid emailAddress } } }',
    { f },
  )
  const add = async (name: string, emailAddress: string): Promise<string> =>
    (
      await owner<{ addUser: { uuid: string } }>(ADD, {
        f,
        i: { name, emailAddress, clientRole: 'costs_draftsman', siteUuid: site?.uuid, password: 'CostDraft-demo-1' },
      })
    ).addUser.uuid
  const gone = await add(
    'Margaret Featherstonehaugh-Cholmondeley',
    'margaret.featherstonehaugh-cholmondeley@harbour.example',
  )
  await owner('mutation ($u: ID!) { deactivateUser(uuid: $u) { uuid } }', { u: gone })
  for (const [name, users] of [
    ['Care team', nodes.map(({ uuid }) => uuid)],
    ['Bills above £20,000', nodes.slice(0, 1).map(({ uuid }) => uuid)],
  ] as const)
    await owner(
      'mutation ($f: ID!, $n: String!, $u: [ID!]!) { addUserGroup(clientUuid: $f, name: $n, users: $u) { uuid } }',
      { f, n: name, u: users },
    )
  return { draftsman: nodes.find(({ emailAddress }) => emailAddress.startsWith('draftsman'))?.uuid ?? '' }
}
