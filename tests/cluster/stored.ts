import { createHash } from 'node:crypto'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'
import { request } from 'undici'
import { as, instance } from '../support/instance.ts'
import { signIn } from '../support/sign-in.ts'
import type { FirmAtWork } from './people.ts'
import type { AtWork } from './work.ts'

interface Nodes<T> {
  nodes: T[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** All of a list of GraphQL, page by page. */
async function all<T>(
  email: string,
  query: string,
  variables: Record<string, unknown>,
  listOf: (data: unknown) => Nodes<T>,
) {
  const nodes: T[] = []
  for (let after: string | null = null; ;) {
    const { data, errors } = await as(email).graphql(query, { ...variables, after })
    if (errors) throw new Error(JSON.stringify(errors))
    const page = listOf(data)
    nodes.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return nodes
    after = page.pageInfo.endCursor
  }
}

const ROWS = `query($c: ID!, $after: String) { case(uuid: $c) { timeRecordings(first: 500, after: $after) {
  nodes { uuid description } pageInfo { hasNextPage endCursor } } } }`
const COMMENTED = `query($c: ID!) { case(uuid: $c) { disbursements { nodes { uuid comments { uuid body } } } } }`
const DELIVERIES = `query($w: ID!, $after: String) { webhookDeliveries(webhookUuid: $w, first: 100, after: $after) {
  nodes { eventUuid state type } pageInfo { hasNextPage endCursor } } }`

const twice = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i)
/** What a list lacks of what was acknowledged, has twice, or has although nobody ever sent it. */
const compared = (
  what: string,
  stored: readonly string[],
  { tried, acknowledged }: { tried: ReadonlySet<string>; acknowledged: ReadonlySet<string> },
): string[] => [
  ...[...acknowledged].filter((one) => !stored.includes(one)).map((one) => `${what} lost: ${one}`),
  ...twice(stored).map((one) => `${what} doubled: ${one}`),
  ...stored.filter((one) => !tried.has(one)).map((one) => `${what} of nobody: ${one}`),
]

const filesIn = (node: FileNode): FileNode[] => node.children.flatMap((one) => (one.is_file ? [one] : filesIn(one)))

/** Compares what a person wrote with what is stored: all that differs, in sentences. */
export async function differencesOf({ person, written }: AtWork): Promise<string[]> {
  const { email, caseUuid, moved } = person
  const rows = await all<{ uuid: string; description: string }>(
    email,
    ROWS,
    { c: caseUuid },
    (data) => (data as { case: { timeRecordings: Nodes<{ uuid: string; description: string }> } }).case.timeRecordings,
  )
  const descriptions = rows.map(({ description }) => description)
  const changed = rows.flatMap(({ uuid, description }) => {
    const may = written.changed.get(uuid)
    return may && !may.has(description) ? [`row ${uuid} says ${description} and not ${[...may].join(' or ')}`] : []
  })
  const { data } = await as(email).graphql(COMMENTED, { c: caseUuid })
  const comments = (
    data as { case: { disbursements: { nodes: { comments: { body: string }[] }[] } } }
  ).case.disbursements.nodes.flatMap((row) => row.comments.map(({ body }) => body))
  const { body: row } = await as(email).rest<{ uploaded_files: FileNode }>('GET', `client/case/${caseUuid}`)
  const { body: movedRow } = await as(email).rest<{ stage: string }>('GET', `client/case/${moved}`)
  const files = filesIn(row.uploaded_files)
  return [
    ...written.missed.map((one) => `not read after it was acknowledged: ${one}`),
    ...compared('row', descriptions, written.rows),
    ...twice(rows.map(({ uuid }) => uuid)).map((uuid) => `two rows have the id ${uuid}`),
    ...changed,
    ...compared('comment', comments, written.comments),
    ...compared(
      'file',
      files.map(({ name }) => name ?? ''),
      { tried: new Set(written.files.tried.keys()), acknowledged: new Set(written.files.acknowledged.keys()) },
    ),
    ...(await damagedFiles(email, files, written.files.tried)),
    ...(written.stages.has(movedRow.stage) ? [] : [`${moved} is ${movedRow.stage}, not ${[...written.stages].join()}`]),
    ...(await differentDocuments({ person, written })),
  ]
}

const hashOf = (bytes: ArrayBuffer): string => createHash('sha256').update(Buffer.from(bytes)).digest('hex')

/** The files whose bytes are not those that were sent. */
async function damagedFiles(email: string, files: readonly FileNode[], sent: ReadonlyMap<string, string>) {
  const { access_token } = await signIn(instance, email)
  const damaged: string[] = []
  for (const { uuid, name } of files) {
    const answer = await request(`${instance.apiUrl}/client/case/file/${uuid}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    if (hashOf(await answer.body.arrayBuffer()) !== sent.get(name ?? '')) damaged.push(`file damaged: ${name}`)
  }
  return damaged
}

/** Of a legal aid case there are seven documents, each once, however often they were asked for. */
async function differentDocuments({ person, written }: Pick<AtWork, 'person' | 'written'>): Promise<string[]> {
  if (!person.complete || written.documents === 0) return []
  const path = `client/case/${person.complete}/output`
  const { body } = await as(person.email).rest<{ file_name: string }[]>('GET', path)
  const names = new Set(body.map(({ file_name }) => file_name))
  return body.length === 7 && names.size === 7 ? [] : [`${person.complete} has the documents ${[...names].join(', ')}`]
}

/** What a firm was told by its webhook, beside what is stored of it. Call once all is delivered. */
export async function differencesOfWebhook(firm: FirmAtWork, people: readonly AtWork[]): Promise<string[]> {
  const events = await deliveriesOf(firm)
  const stored = new Set(events.map(({ eventUuid }) => eventUuid))
  const told = firm.receiver.received.map(({ headers }) => String(headers['webhook-id']))
  const toldOnce = new Set(told)
  const of = (type: string): number => events.filter((one) => one.type === type).length
  const moves = people.reduce((sum, { written }) => sum + written.moves, 0)
  const documents = people.reduce((sum, { written }) => sum + written.documents, 0)
  const comments = people.reduce((sum, { written }) => sum + written.comments.acknowledged.size, 0)
  return [
    ...[...stored].filter((id) => !toldOnce.has(id)).map((id) => `never told of ${id}`),
    ...[...toldOnce].filter((id) => !stored.has(id)).map((id) => `told of ${id}, which is not stored`),
    ...(of('case.stage_changed') < moves ? [`${of('case.stage_changed')} messages about ${moves} moves`] : []),
    ...(of('comment.added') < comments ? [`${of('comment.added')} messages about ${comments} comments`] : []),
    ...(documents > 0 && of('documents.ready') === 0 ? ['no message about documents'] : []),
  ]
}

/** What is or was to be told to the webhook of a firm. */
export const deliveriesOf = (firm: FirmAtWork): Promise<{ eventUuid: string; state: string; type: string }[]> =>
  all(
    firm.owner,
    DELIVERIES,
    { w: firm.webhook },
    (data) =>
      (data as { webhookDeliveries: Nodes<{ eventUuid: string; state: string; type: string }> }).webhookDeliveries,
  )
