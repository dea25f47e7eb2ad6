import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, instance } from './support/instance.ts'
import { tokenCall } from './support/sign-in.ts'
import { makeTarget, type Target } from './support/target.ts'

let target: Target
beforeAll(async () => {
  target = await makeTarget()
})

interface Creation {
  mutation: string
  variables: (target: Target) => Record<string, unknown>
  /** A query of all records of that kind; the variable `of` is the first of the variables. */
  list: string
}
const site = { siteName: 'Once', firstLineAddress: '1 Quay', town: 'Hull', county: 'Yorkshire', postcode: 'HU1 1AA' }

const creations: Record<string, Creation> = {
  addNote: {
    mutation:
      'mutation ($of: ID!, $body: String!, $key: String) { made: addNote(caseUuid: $of, body: $body, idempotencyKey: $key) { uuid } }',
    variables: ({ caseUuid }) => ({ of: caseUuid, body: 'Said once.' }),
    list: 'query ($of: ID!) { in: case(uuid: $of) { all: notes { nodes { uuid } } } }',
  },
  addSite: {
    mutation:
      'mutation ($of: ID!, $input: SiteInput!, $key: String) { made: addSite(clientUuid: $of, input: $input, idempotencyKey: $key) { uuid } }',
    variables: ({ firm }) => ({
      of: firm.client,
      input: { ...site, phoneNumber: '01482 123456', region: 'North', location: 'Non-London', headquarters: false },
    }),
    list: 'query ($of: ID!) { in: client(uuid: $of) { all: sites { uuid } } }',
  },
  addFeeEarner: {
    mutation:
      'mutation ($of: ID!, $input: FeeEarnerInput!, $key: String) { made: addFeeEarner(clientUuid: $of, input: $input, idempotencyKey: $key) { uuid } }',
    variables: ({ firm }) => ({
      of: firm.client,
      input: {
        firstname: 'Ann',
        surname: 'Once',
        initials: 'AO',
        site: firm.site,
        type: 'solicitor',
        grade: 'A',
      },
    }),
    list: 'query ($of: ID!) { in: client(uuid: $of) { all: feeEarners { uuid } } }',
  },
  addWebhook: {
    mutation:
      'mutation ($of: ID!, $key: String) { made: addWebhook(clientUuid: $of, input: { url: "https://hooks.example/", types: ["comment.added"] }, idempotencyKey: $key) { secret webhook { uuid } } }',
    variables: ({ firm }) => ({ of: firm.client }),
    list: 'query ($of: ID!) { all: webhooks(clientUuid: $of) { uuid } }',
  },
  addUserGroup: {
    mutation:
      'mutation ($of: ID!, $name: String!, $key: String) { made: addUserGroup(clientUuid: $of, name: $name, users: [], idempotencyKey: $key) { uuid } }',
    variables: ({ firm }) => ({ of: firm.client, name: 'Once' }),
    list: 'query ($of: ID!) { all: userGroups(clientUuid: $of) { uuid } }',
  },
}

const rowsOf = (data: unknown): unknown[] => {
  const { in: record, all } = data as { in?: { all: unknown }; all?: unknown }
  const list = all ?? record?.all
  return Array.isArray(list) ? list : (list as { nodes: unknown[] }).nodes
}

describe('a creation repeated with its key', () => {
  test.each(Object.entries(creations))('%s stores one record and answers the same one', async (_name, creation) => {
    const owner = as(target.owner)
    const variables: Record<string, unknown> = { ...creation.variables(target), key: randomUUID() }
    const count = async (): Promise<number> => {
      const { data, errors } = await owner.graphql(creation.list, { of: variables.of })
      expect(errors).toBeUndefined()
      return rowsOf(data).length
    }
    const before = await count()
    const [first, second] = [
      await owner.graphql(creation.mutation, variables),
      await owner.graphql(creation.mutation, variables),
    ]
    expect(first.errors).toBeUndefined()
    expect(second.data).toEqual(first.data)
    expect(await count()).toBe(before + 1)
  })

  test('addApiClient makes one, whose last secret is valid; used, it is not repeated', async () => {
    const owner = as(target.owner)
    const name = randomUUID().slice(0, 8)
    const variables = {
      of: target.firm.client,
      input: { name, clientRole: 'owner', readOnly: true },
      key: randomUUID(),
    }
    const add = () =>
      owner.graphql(
        'mutation ($of: ID!, $input: ApiClientInput!, $key: String) { made: addApiClient(clientUuid: $of, input: $input, idempotencyKey: $key) { clientSecret apiClient { uuid } } }',
        variables,
      )
    const [lost, received] = [await add(), await add()].map(
      ({ data }) => data?.made as { clientSecret: string; apiClient: { uuid: string } },
    )
    expect(received?.apiClient).toEqual(lost?.apiClient)
    const signIn = async (secret = ''): Promise<number> =>
      (
        await tokenCall(instance.authUrl, {
          grant_type: 'client_credentials',
          client_id: received?.apiClient.uuid ?? '',
          client_secret: secret,
          scope: 'all',
        })
      ).status
    expect([await signIn(lost?.clientSecret), await signIn(received?.clientSecret)]).toEqual([401, 200])
    const { data } = await owner.graphql('query ($of: ID!) { apiClients(clientUuid: $of) { name } }', {
      of: target.firm.client,
    })
    const listed = (data?.apiClients ?? []) as { name: string }[]
    expect(listed.filter((row) => row.name === name)).toHaveLength(1)
    expect((await add()).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})
