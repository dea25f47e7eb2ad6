import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { freePort } from '../../dev/ports.ts'

/** A message as it arrived. */
export interface Received {
  headers: IncomingHttpHeaders
  path: string
  body: string
  json: { type: string; timestamp: string; data: Record<string, unknown> }
}
/** What an endpoint answers: a status with a text, or nothing at all. */
export type Reply = { status: number; text?: string; headers?: Record<string, string> } | 'nothing'

/** An endpoint of webhooks on this machine, which answers as `reply` says and keeps what arrived. */
export async function startReceiver(reply: (message: Received, count: number) => Reply = () => ({ status: 204 })) {
  const port = await freePort()
  const received: Received[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const message = { headers: req.headers, path: req.url ?? '', body, json: JSON.parse(body) as Received['json'] }
      received.push(message)
      const answer = reply(message, received.length)
      if (answer !== 'nothing') res.writeHead(answer.status, answer.headers).end(answer.text)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** The types of what arrived about a case, in order. */
    typesOf: (caseUuid: string): string[] =>
      received.filter(({ json }) => json.data.case_uuid === caseUuid).map(({ json }) => json.type),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Whether a message is signed with a secret, by the library for receivers. */
export function isSignedWith(secret: string, { body, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
