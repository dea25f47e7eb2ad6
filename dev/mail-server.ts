import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { freePort } from './ports.ts'

const PROGRAM = '/usr/bin/aiosmtpd'
export const hasMailServer = (): boolean => existsSync(PROGRAM)
export const MAIL_SERVER_MISSING =
  'The SMTP server of the tests is not installed: run `apt-get install python3-aiosmtpd` (only its program is needed).'

export interface MailServer {
  url: string
  /** Every mail that it has taken for an address, in the order in which they came. */
  mailsTo: (address: string) => Promise<Email[]>
  stop: () => Promise<void>
}

/**
 * Starts the SMTP server packaged in Debian on a free port, or the one given; it keeps what it takes in a temporary
 * Maildir.
 */
export async function startMailServer(given?: number): Promise<MailServer> {
  const folder = join(mkdtempSync(join(tmpdir(), 'costdraft-mail-')), 'box')
  const port = given ?? (await freePort())
  const listen = ['-n', '-l', `localhost:${port}`, '-c', 'aiosmtpd.handlers.Mailbox', folder]
  const server = spawn(PROGRAM, listen, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  server.stderr.on('data', (text: Buffer) => (output += text.toString()))
  while (!(await isTaken(port))) {
    if (server.exitCode !== null) throw new Error(`The SMTP server did not start: ${output}`)
    await setTimeout(50)
  }
  return {
    url: `smtp://localhost:${port}`,
    mailsTo: async (address) => {
      const box = join(folder, 'new')
      const names = (existsSync(box) ? readdirSync(box) : []).toSorted((a, b) => numberOf(a) - numberOf(b))
      const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(box, name)))))
      return mails.filter(({ to }) => to?.some((one) => one.address === address))
    },
    stop: async () => {
      if (server.exitCode === null) {
        server.kill('SIGKILL')
        await once(server, 'exit')
      }
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

/** How many the server had taken before, as the name of a mail says. */
const numberOf = (name: string): number => Number(/Q(\d+)\./.exec(name)?.[1])

/** Whether something takes connections at a port of this machine. */
const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
