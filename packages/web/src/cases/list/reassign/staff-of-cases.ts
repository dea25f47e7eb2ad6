import type { ApolloClient } from '@apollo/client'
import { StaffDocument } from '../../../clients/firm.operations.ts'
import type { Option } from '../../../ui/form/controls.ts'
import type { CaseRow } from '../case-row.ts'

/** Whom all of some cases can be assigned to: whoever may draft the cases of each of their firms. */
export async function staffOfCases(client: ApolloClient, rows: readonly Pick<CaseRow, 'client'>[]): Promise<Option[]> {
  const firms = [...new Set(rows.map((row) => row.client.uuid))]
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
