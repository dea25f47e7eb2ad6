import type { ApolloClient } from '@apollo/client'
import { StaffDocument } from '../../../clients/firm.operations.ts'
import type { CasesQueryVariables } from '../../../generated/graphql.ts'
import type { Option } from '../../../ui/form/controls.ts'
import { FirmsOfCasesDocument } from './reassign.operations.ts'

/** Rows a page of a list that is read for its firms alone. */
const PAGE = 200

/** The firms of some cases of a list, each once. */
async function firmsOfCases(
  client: ApolloClient,
  variables: CasesQueryVariables,
  uuids: ReadonlySet<string>,
): Promise<string[]> {
  const firms = new Map<string, string>()
  const readFrom = async (after: string | null): Promise<void> => {
    const { data } = await client.query({
      query: FirmsOfCasesDocument,
      variables: { ...variables, first: PAGE, after },
      fetchPolicy: 'no-cache',
    })
    for (const { uuid, client: firm } of data?.cases.nodes ?? []) if (uuids.has(uuid)) firms.set(uuid, firm.uuid)
    const page = data?.cases.pageInfo
    if (firms.size < uuids.size && page?.hasNextPage) await readFrom(page.endCursor)
  }
  await readFrom(null)
  return [...new Set(firms.values())]
}

/** Whom all of some cases of a list can be assigned to: whoever may draft the cases of each of their firms. */
export async function staffOfCases(
  client: ApolloClient,
  variables: CasesQueryVariables,
  uuids: ReadonlySet<string>,
): Promise<Option[]> {
  const firms = await firmsOfCases(client, variables, uuids)
  const lists = await Promise.all(
    firms.map(async (uuid) => {
      const { data } = await client.query({ query: StaffDocument, variables: { uuid } })
      return data?.client.staff ?? []
    }),
  )
  const [first = [], ...others] = lists
  return first
    .filter(({ uuid }) => others.every((list) => list.some((one) => one.uuid === uuid)))
    .map(({ uuid, name }) => ({ value: uuid, label: name ?? uuid }))
}
