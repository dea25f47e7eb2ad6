import type { Server } from 'node:http'

const ANSWERS: Readonly<Record<string, [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the headers of this request are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request was not sent in time.'],
}
const UNREADABLE: [string, string] = ['400 Bad Request', 'This request cannot be read.']

/**
 * Answers requests that the HTTP parser refuses as all others are: with a sentence, as `{ message, details }`. Node
 * sends an empty body.
 */
export function answerUnreadableRequests(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // A response that has begun on this connection must not be followed by another one. Node's own handler asks the
    // same property.
    const { _httpMessage: begun } = socket as { _httpMessage?: { headersSent: boolean } | null }
    if (!socket.writable || begun?.headersSent) return void socket.destroy()
    const [status, message] = ANSWERS[code] ?? UNREADABLE
    const body = JSON.stringify({ message, details: {} })
    socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
}
