import { ASHDOWN } from './firm.ts'
import { instance } from './instance.ts'
import { signIn } from './sign-in.ts'

export interface Imported {
  import_uuid: string | null
  added: number
  updated: number
  unchanged: number
  estimated: number
  left_out: number
  failed: { row: number; column: string; value: string; message: string }[]
  warnings: { row: number; column: string; message: string; uuid: string }[]
}

/** The heading of a ledger. */
export const HEAD = 'Date,Fee earner,Activity,Description,Time\n'

/**
 * Uploads files as the time ledger of a case, of Ashdown unless `email` is of another firm; `rows` is the query of the
 * address.
 */
export async function upload(
  caseUuid: string,
  files: (Buffer | string)[],
  rows = '',
  name = 'ledger.csv',
  host = instance.apiUrl,
  email = ASHDOWN,
) {
  const form = new FormData()
  for (const file of files) form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), name)
  const { access_token } = await signIn(instance, email)
  // Uses Node's own FormData and fetch: undici's client does not send a FormData of another implementation, and the
  // request would hang.
  const answer = await fetch(`${host}/client/case/${caseUuid}/time-recording/upload${rows}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${access_token}` },
  })
  return {
    status: answer.status,
    body: (await answer.json()) as Imported & { message: string; details: Record<string, string> },
  }
}
