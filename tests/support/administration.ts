import { as } from './instance.ts'

/** An entry of the audit of administration, as GraphQL answers it. */
export interface AuditedChange {
  at: string
  network: string | null
  recordName: string
  recordUuid: string
  sentences: string[]
  by: { name: string }
  client: { uuid: string; name: string } | null
  kind: { name: string }
}
interface Page {
  totalCount: number
  nodes: AuditedChange[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const ENTRIES = `query($by: [ID!], $kinds: [String!], $from: Date, $to: Date, $clients: [ID!], $records: [ID!], $first: Int, $after: String) {
  administrationAudit(by: $by, kinds: $kinds, from: $from, to: $to, clients: $clients, records: $records, first: $first, after: $after) {
    totalCount
    nodes { at network recordName recordUuid sentences by { name } client { uuid name } kind { name } }
    pageInfo { endCursor hasNextPage }
  } }`
/** What somebody reads of the audit of administration through the gateway. */
export const administrationOf = async (email: string, filters: Record<string, unknown> = {}) => {
  const { data, errors } = await as(email).graphql(ENTRIES, { first: 200, ...filters })
  return { page: data?.administrationAudit as Page | undefined, error: errors?.[0]?.extensions.code }
}
/** The entries in words, the oldest first: of which kind, of what, and what was said. */
export const saidOf = async (email: string, filters: Record<string, unknown> = {}): Promise<string[]> =>
  ((await administrationOf(email, filters)).page?.nodes ?? [])
    .map(({ kind, recordName, sentences }) => [kind.name, recordName, ...sentences].join(' | '))
    .toReversed()
