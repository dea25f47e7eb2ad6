import { as, instance } from './instance.ts'
import { signIn } from './sign-in.ts'

/** A notification in the REST API. */
export interface NotificationRow {
  uuid: string
  kind: string
  case_uuid: string
  case_name: string
  quote: string | null
  read_at: string | null
  item: { uuid: string } | null
  facts: object
}
export interface NotificationPage {
  total_count: number
  unread_count: number
  nodes: NotificationRow[]
  has_next_page: boolean
  end_cursor: string | null
}

/** The notifications of a user, newest first; optionally of one case only. */
export async function notificationsOf(email: string, caseUuid?: string): Promise<NotificationRow[]> {
  const { status, body } = await as(email).rest<NotificationPage>('GET', 'users/user/notification?first=200')
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.nodes.filter(({ case_uuid }) => caseUuid === undefined || case_uuid === caseUuid)
}
/** The kinds of a user's notifications of one case. */
export const notificationKindsOf = async (email: string, caseUuid: string): Promise<string[]> =>
  (await notificationsOf(email, caseUuid)).map(({ kind }) => kind)

/** The notifications of a user as GraphQL returns them. */
export async function notificationSentencesOf(
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

/** Uploads a ledger to a case; returns the status code. */
export async function uploadLedger(email: string, caseUuid: string, ledger: string): Promise<number> {
  const form = new FormData()
  const { access_token } = await signIn(instance, email)
  form.append('file', new Blob([ledger]), 'ledger.csv')
  const answer = await fetch(`${instance.apiUrl}/client/case/${caseUuid}/time-recording/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${access_token}` },
  })
  await answer.body?.cancel()
  return answer.status
}
