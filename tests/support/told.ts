import { as, house } from './house.ts'
import { signIn } from './sign-in.ts'

/** A notification as the wire has it. */
export interface Told {
  uuid: string
  kind: string
  case_uuid: string
  case_name: string
  quote: string | null
  read_at: string | null
  item: { uuid: string } | null
  facts: object
}
export interface ToldPage {
  total_count: number
  unread_count: number
  nodes: Told[]
  has_next_page: boolean
  end_cursor: string | null
}

/** What a person was told, newest first: of one case, or of all. */
export async function toldTo(email: string, caseUuid?: string): Promise<Told[]> {
  const { status, body } = await as(email).rest<ToldPage>('GET', 'users/user/notification?first=200')
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.nodes.filter(({ case_uuid }) => caseUuid === undefined || case_uuid === caseUuid)
}
/** Of each kind a person was told of a case. */
export const kindsTold = async (email: string, caseUuid: string): Promise<string[]> =>
  (await toldTo(email, caseUuid)).map(({ kind }) => kind)

/** The same in sentences, as the bell has them. */
export async function sentencesTold(
  email: string,
): Promise<{ sentence: string; quote: string | null; item: { kind: string; hearingType: string | null } | null }[]> {
  const { data, errors } = await as(email).graphql(
    '{ viewer { notifications(first: 200) { nodes { sentence quote item { kind hearingType } } } } }',
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (
    data as {
      viewer: {
        notifications: {
          nodes: { sentence: string; quote: string | null; item: { kind: string; hearingType: string | null } | null }[]
        }
      }
    }
  ).viewer.notifications.nodes
}

/** Has a person take a ledger into a case. */
export async function takeIn(email: string, caseUuid: string, ledger: string): Promise<number> {
  const form = new FormData(),
    { access_token } = await signIn(house, email)
  form.append('file', new Blob([ledger]), 'ledger.csv')
  const answer = await fetch(`${house.apiUrl}/client/case/${caseUuid}/time-recording/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${access_token}` },
  })
  await answer.body?.cancel()
  return answer.status
}
