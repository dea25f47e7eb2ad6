import { callerOf, instance } from './instance.ts'
import { signIn } from './sign-in.ts'

/** How a refused upload of a sheet is answered. */
type RefusedSheet = {
  message: string
  details: Record<string, string>
  failed?: { row: number; column: string; value: string; message: string }[]
}
interface SentSheet<Choices> {
  choices?: Choices | string
  query?: string
  headers?: Record<string, string>
  name?: string
  /** By default the API itself. */
  host?: string
}

/** Calls about the imports of sheets at a path, as a person. `name` is what a file is called. */
export function sheetsAt<Choices, Preview, Imported, Undone>(
  email: string,
  at: string,
  name: string,
  urls: typeof instance = instance,
) {
  type Sent = SentSheet<Choices>
  const { rest } = callerOf(urls, async () => (await signIn(urls, email)).access_token)
  const send = async (
    path: string,
    file: string | Buffer,
    { choices, query = '', headers = {}, name: sentAs = name, host = urls.apiUrl }: Sent = {},
  ): Promise<{ status: number; text: string; headers: Headers }> => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), sentAs)
    if (choices !== undefined) form.append('choices', typeof choices === 'string' ? choices : JSON.stringify(choices))
    const { access_token } = await signIn(urls, email)
    // Uses Node's own FormData and fetch: undici's client does not send a FormData of another implementation, and the
    // request would hang.
    const answer = await fetch(`${host}/${at}${path}${query}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${access_token}`, ...headers },
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const json = async <T>(path: string, file: string | Buffer, sent?: Sent) => {
    const { status, text } = await send(path, file, sent)
    return { status, body: JSON.parse(text) as T & RefusedSheet }
  }
  return {
    at,
    rest,
    preview: (file: string | Buffer, choices?: Sent['choices'], sent: Sent = {}) =>
      json<Preview>('/preview', file, { ...sent, ...(choices !== undefined && { choices }) }),
    take: (file: string | Buffer, sent?: Sent) => json<Imported>('', file, sent),
    failed: (file: string | Buffer, sent?: Sent) => send('/failed', file, sent),
    undo: (uuid: string) => rest<Undone & RefusedSheet>('DELETE', `${at}/${uuid}`),
  }
}
