import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMailer } from './mailer.ts'

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250 mail.example',
  MAIL: '250 ok',
  RCPT: '550 <mary@firm.example> is unknown here',
}

test('a mail that is refused is reported without the address, which the server’s own words quote', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (line: Buffer) => socket.write(`${ANSWERS[line.toString().slice(0, 4)] ?? '221 bye'}\r\n`))
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const mailer = createMailer({ smtpUrl: `smtp://localhost:${port}`, from: 'costs@firm.example' })
  const refused = await mailer
    .send({ to: 'mary@firm.example', subject: 'A link', text: 'a', html: 'a' })
    .catch((error: unknown) => error)
  server.close()
  expect(refused).toBeInstanceOf(Error)
  expect(Object.getOwnPropertyNames(refused).toSorted()).toEqual(['message', 'stack'])
  expect(String(refused)).toBe('Error: The SMTP server has not taken a mail: EENVELOPE RCPT TO 550.')
})
