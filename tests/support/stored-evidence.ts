import { at, filesOf, newFile, pdf, root } from './files.ts'
import { ASHDOWN } from './firm.ts'
import type { startOwnApi } from './own-api.ts'
import { signIn } from './sign-in.ts'

type OwnApi = Awaited<ReturnType<typeof startOwnApi>>
interface ListedCase {
  uuid: string
  stage: string
}

/** The documents of an open case of an instance of the test, and a finished case. */
export async function documentsIn(api: OwnApi) {
  const caller = api.as(ASHDOWN)
  const person = await caller.rest<{ client_uuid: string; user_uuid: string }>('GET', 'users/user')
  const listed = await caller.rest<ListedCase[]>('GET', `client/${person.body.client_uuid}/case`)
  if (listed.status !== 200) throw new Error(JSON.stringify([person, listed]))
  const { body: viewer } = person
  const { body: cases } = listed
  const caseAt = (stage: string): string => cases.find((row) => row.stage === stage)!.uuid
  const files = filesOf(caller, caseAt('in_progress'))
  const upload = (text: string) =>
    files.send(root(newFile(`${text}.pdf`, 0)), [{ name: 'a.pdf', bytes: pdf(text), type: 'application/pdf' }])
  return {
    ...files,
    caller,
    viewer,
    complete: caseAt('complete'),
    upload,
    /** Uploads a file whose content says `text`; resolves with its uuid. */
    add: async (text: string): Promise<string> => {
      const { status, body } = await upload(text)
      if (status !== 201) throw new Error(`${status} ${body.message}`)
      return at(body, `${text}.pdf`).uuid
    },
    /** What a file says; its status if it cannot be read. */
    read: async (uuid: string): Promise<string | number> => {
      const answer = await fetch(`${api.apiUrl}/client/case/file/${uuid}`, {
        headers: { authorization: `Bearer ${(await signIn(api, ASHDOWN)).access_token}` },
      })
      return answer.ok ? (await answer.text()).split('\n').at(-1)! : answer.status
    },
  }
}
