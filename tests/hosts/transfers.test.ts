import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { listen } from '@costdraft/schema/http.ts'
import express from 'express'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTransfers, TransferIdle } from '../../packages/gateway/src/files/transfer.ts'
import { frontOf, type Front } from '../support/front-of.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'
import { CASE, EARNER, FILE, FIRM, OUTPUT, SITE, TOKEN } from '../support/spec-host/ids.ts'

// The host checks nothing: whoever has a token may do anything there.
let host: SpecHost
let front: Front
let hanging: Server
let before: Front
const sockets: Socket[] = []
const IDLE = 400
const ANSWER = 600
const BOUNDARY = 'a-boundary'
const FORM = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="folder_structure"\r\n\r\n{"name":"root","is_file":false,"children":[]}\r\n--${BOUNDARY}--\r\n`

beforeAll(async () => {
  host = await startSpecHost()
  front = await frontOf(host.url, {}, { transfers: { idle: IDLE, answer: ANSWER } })
  // Answers what is read, and never an upload: takes its bytes if `takes` is set, else not even these. It says that it
  // keeps idempotency keys.
  hanging = createServer(async (req, res) => {
    if (req.url === '/client/additions') return void res.end('{"additions":["idempotency"]}')
    if (req.method === 'POST') return void (takes && req.resume())
    const answer = await request(`${host.url}${req.url}`, { headers: req.headers as Record<string, string> })
    res.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(await answer.body.text())
  }).listen(0)
  before = await frontOf(
    `http://localhost:${(hanging.address() as AddressInfo).port}`,
    {},
    { transfers: { idle: IDLE, answer: ANSWER } },
  )
})
let takes = true
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await front.gateway.stop()
  await before.gateway.stop()
  hanging.closeAllConnections()
  hanging.close()
  await host.stop()
})
beforeEach(() => {
  takes = true
  host.requests.length = 0
})

const send = async (
  token: string | undefined,
  path: string,
  { method = 'GET' as 'GET' | 'POST' | 'DELETE', headers = {}, at = front } = {},
) => {
  const answer = await request(`${at.url}/api/files/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'POST' && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: FORM }),
  })
  const text = await answer.body.text()
  return { status: answer.statusCode, headers: answer.headers, text }
}
const routes = (caseUuid: string) =>
  [
    ['GET', `client/case/${caseUuid}/file/${FILE.statement}`],
    ['GET', `client/case/${caseUuid}/output/${OUTPUT.bill}`],
    ['GET', `client/case/${caseUuid}/time-recording/estimated`],
    ['POST', `client/case/${caseUuid}/file`],
    ['POST', `client/case/${caseUuid}/time-recording/upload`],
  ] as const

describe('every file route asks about the case first, in front of a host that checks nothing', () => {
  test('a rival is answered as for a case that is not there, and no byte moves', async () => {
    for (const token of [TOKEN.rival, TOKEN.admin])
      for (const [method, path] of [...routes(CASE.care), ...routes(CASE.careComplete)]) {
        host.requests.length = 0
        const { status, text } = await send(token, path, { method })
        expect([path, status, JSON.parse(text)]).toEqual([path, 404, { message: 'Not found.', details: {} }])
        const paths = host.requests.map((one) => `${one.method} ${one.path}`)
        expect(paths.filter((one) => !/^GET (users\/user|client\/additions|client\/case\/[^/]+)$/.test(one))).toEqual(
          [],
        )
      }
  })
  test('a case of one’s own opens no file and no document of another', async () => {
    // The statement is a file of the care case, the bill a document of the complete one.
    for (const path of [
      `client/case/${CASE.rivals}/file/${FILE.statement}`,
      `client/case/${CASE.rivals}/output/${OUTPUT.bill}`,
    ]) {
      host.requests.length = 0
      expect([path, (await send(TOKEN.rival, path)).status]).toEqual([path, 404])
      expect(host.requests.some((one) => /case\/(file|output)\//.test(one.path))).toBe(false)
    }
  })
  test('nobody, a forged token, an odd path', async () => {
    for (const [method, path] of routes(CASE.care)) {
      expect((await send(undefined, path, { method })).status).toBe(401)
      expect((await send('forged', path, { method })).status).toBe(401)
    }
    expect(host.requests.filter(({ path, method }) => method === 'POST' || /file|output|time/.test(path))).toEqual([])
    host.requests.length = 0
    for (const path of [
      `client/case/file/${FILE.statement}`,
      `client/case/output/${OUTPUT.bill}`,
      `client/case/${CASE.care}/file/..%2f..%2fusers%2fuser`,
      `client/case/by-stage/file/${FILE.statement}`,
      `client/case/${CASE.care}`,
    ])
      expect([path, (await send(TOKEN.solicitor, path)).status]).toEqual([path, 404])
    expect(host.requests).toEqual([])
  })
  test('and who may read the case transfers both ways', async () => {
    const got = await send(TOKEN.solicitor, `client/case/${CASE.care}/file/${FILE.statement}`)
    expect([got.status, got.headers['content-security-policy']]).toEqual([200, 'sandbox'])
    expect((await send(TOKEN.solicitor, `client/case/${CASE.careComplete}/output/${OUTPUT.bill}`)).status).toBe(200)
    expect((await send(TOKEN.solicitor, `client/case/${CASE.rivals}/output/${OUTPUT.bill}`)).status).toBe(404)
    expect((await send(TOKEN.solicitor, `client/case/${CASE.care}/file`, { method: 'POST' })).status).toBe(201)
  })
})

describe('a new case with its documents', () => {
  const careCase = {
    case_name: 'Re Sent whole',
    solicitors_case_reference: 'OAK/9',
    case_type: 'care_and_supervision',
    fee_earner: EARNER.sana,
    site: SITE.oakfieldHead,
    certificate: { certificate_number: 'OAK900ABC123', court_level: 'other_judge', date_of_issue: '2025-05-01' },
  }
  const create = async (token: string, area = 'legal-aid') => {
    const form = new FormData()
    form.append('care_case', JSON.stringify(careCase))
    form.append('files', new Blob(['%PDF-1.7 order']), 'order.pdf')
    const answer = await fetch(`${front.url}/api/files/client/${FIRM.oakfield}/case/${area}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), 'if-match': '"1"' },
    })
    return { status: answer.status, body: (await answer.json()) as { uuid: string } }
  }
  const posts = () => host.requests.filter(({ method }) => method === 'POST')

  test('is sent to the host as the specified call, without headers that it does not know', async () => {
    const { status, body } = await create(TOKEN.solicitor)
    expect([status, Object.keys(body)]).toEqual([201, ['uuid']])
    expect(posts()).toMatchObject([{ path: `client/${FIRM.oakfield}/case/legal-aid` }])
    expect(posts()[0]?.headers).not.toHaveProperty('idempotency-key')
    expect(posts()[0]?.headers).not.toHaveProperty('if-match')
    const { text } = await send(TOKEN.solicitor, `client/case/${body.uuid}/file/${FILE.statement}`)
    expect(JSON.parse(text)).toEqual({ message: 'Not found.', details: {} })
  })
  test('is not begun for whoever may not create a case there, nor at another path', async () => {
    expect((await create(TOKEN.rival)).status).toBe(404)
    expect((await create('forged')).status).toBe(401)
    expect((await create(TOKEN.solicitor, 'probate')).status).toBe(404)
    expect(posts()).toEqual([])
  })
})

describe('the import of a ledger, which the host does not offer', () => {
  test('is answered in a sentence, and nothing is sent; to a rival as for a case that is not there', async () => {
    const at = `client/case/${CASE.care}/time-recording/import`
    const refused = async (token: string, message: string): Promise<void> => {
      for (const [method, path] of [
        ['GET', at],
        ['POST', at],
        ['POST', `${at}/preview`],
        ['POST', `${at}/failed`],
        ['DELETE', `${at}/${FILE.statement}`],
      ] as const) {
        const { status, text } = await send(token, path, { method })
        expect([method, path, status, JSON.parse(text)]).toEqual([method, path, 404, { message, details: {} }])
      }
    }
    await refused(TOKEN.solicitor, 'The service behind CostDraft does not offer this.')
    await refused(TOKEN.rival, 'Not found.')
    expect(host.requests.filter(({ path, method }) => method !== 'GET' || path.includes('import'))).toEqual([])
  })
})

describe('the import of people, which the host does not offer', () => {
  test('is answered in a sentence, and nothing is sent; to a rival as for a client that is not there', async () => {
    const at = `users/clients/${FIRM.oakfield}/import`
    for (const [token, status, message] of [
      [TOKEN.owner, 404, 'The service behind CostDraft does not offer this.'],
      [TOKEN.solicitor, 403, 'You do not have permission to do this.'],
      [TOKEN.rival, 404, 'Not found.'],
    ] as const)
      for (const [method, path] of [
        ['GET', at],
        ['POST', at],
        ['POST', `${at}/preview`],
        ['POST', `${at}/failed`],
        ['DELETE', `${at}/${FILE.statement}`],
      ] as const) {
        const answer = await send(token, path, { method })
        expect([method, path, answer.status, JSON.parse(answer.text)]).toEqual([
          method,
          path,
          status,
          { message, details: {} },
        ])
      }
    expect(host.requests.filter(({ path, method }) => method !== 'GET' || path.includes('import'))).toEqual([])
  })
})

/** Begins an upload on a socket of its own and sends half of what it announces. */
async function halfUpload(token: string, caseUuid: string): Promise<Socket> {
  const socket = connect(Number(new URL(front.url).port))
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(
    `POST /api/files/client/case/${caseUuid}/file HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${FORM.length}\r\n\r\n${FORM.slice(0, 40)}`,
  )
  return socket
}
const answerOn = async (socket: Socket): Promise<string> => {
  let text = ''
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString()
  })
  await once(socket, 'close')
  return text
}

describe('a transfer in which nothing moves', () => {
  test('holds up nobody: 17 half-sent uploads, and downloads go on', async () => {
    const half = await Promise.all(Array.from({ length: 17 }, () => halfUpload(TOKEN.solicitor, CASE.care)))
    const downloads = await Promise.all(
      [TOKEN.solicitor, TOKEN.draftsman, TOKEN.solicitor].map((token) =>
        send(token, `client/case/${CASE.careComplete}/output/${OUTPUT.bill}`),
      ),
    )
    expect(downloads.map(({ status }) => status)).toEqual([200, 200, 200])
    // Other people's uploads have shares of their own.
    expect((await send(TOKEN.owner, `client/case/${CASE.care}/file`, { method: 'POST' })).status).toBe(201)
    expect(half.every(({ destroyed }) => !destroyed)).toBe(true)
    for (const socket of half.slice(4)) socket.destroy()
    const answers = await Promise.all(half.slice(0, 4).map(answerOn))
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect((await send(TOKEN.solicitor, `client/case/${CASE.care}/file`, { method: 'POST' })).status).toBe(201)
  })
  test('an upload to a host that does not answer ends, and says what is known', async () => {
    const path = `client/case/${CASE.care}/file`
    const keyed = await send(TOKEN.solicitor, path, { method: 'POST', at: before, headers: { 'idempotency-key': 'k' } })
    expect([keyed.status, JSON.parse(keyed.text)]).toEqual([
      504,
      {
        message: 'We do not know yet whether this was saved; trying again is safe.',
        details: {},
        unknown_outcome: true,
      },
    ])
    const unkeyed = await send(TOKEN.solicitor, path, { method: 'POST', at: before })
    expect(JSON.parse(unkeyed.text)).toMatchObject({
      message: 'We do not know whether this was saved. Look before you try again.',
    })
  })
  test('an upload to a host that takes no bytes ends as well', async () => {
    takes = false
    const { status } = await new Promise<{ status: number }>((resolve, reject) => {
      request(`${before.url}/api/files/client/case/${CASE.care}/file`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN.solicitor}`, 'content-type': 'application/octet-stream' },
        body: Buffer.alloc(30_000_000),
      }).then(
        ({ statusCode, body }) => {
          void body.dump()
          resolve({ status: statusCode })
        },
        // The gateway may close the connection while it is still being written to.
        (error: { code?: string }) => (error.code ? resolve({ status: 504 }) : reject(error)),
      )
    })
    expect([408, 504]).toContain(status)
  })
})

test('an upload whose browser is gone when the host answers fails, and ends nothing else', async () => {
  const taken = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const failures: unknown[] = []
  const slow = createServer((req, res) => {
    req.resume().once('end', () => {
      taken.resolve()
      void left.promise.then(() => res.end('{}'))
    })
  }).listen(0)
  const portOf = (server: Server): number => (server.address() as AddressInfo).port
  const transfers = createTransfers(
    { case: `http://localhost:${portOf(slow)}`, admin: `http://localhost:${portOf(slow)}` },
    { idle: 100, answer: ANSWER },
  )
  const app = express().post('/', async (req, res) => {
    res.once('close', left.resolve)
    await transfers
      .run(req, res, { method: 'POST', host: 'case', path: '' }, TOKEN.solicitor)
      .catch((error: unknown) => {
        failures.push(error)
        res.destroy()
      })
  })
  const server = await listen(app, 0)
  const upload = async (length: number): Promise<Socket> => {
    const socket = connect(portOf(server))
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\nhalf`)
    return socket
  }
  const whole = await upload(4)
  await taken.promise
  whole.destroy()
  await expect.poll(() => failures.length).toBe(1)
  // The next one is given up later than what was left of the first would be: an error that nobody handles fails this
  // file.
  await answerOn(await upload(8))
  expect(failures[1]).toBeInstanceOf(TransferIdle)
  server.close()
  slow.close()
  await transfers.close()
})

test('a host that is not there was not reached, and it is said so', async () => {
  const port = await new Promise<number>((resolve) => {
    const none = createServer().listen(0, () => {
      const { port: free } = none.address() as AddressInfo
      none.close(() => resolve(free))
    })
  })
  const alone = await frontOf(`http://localhost:${port}`)
  try {
    const { status } = await send(TOKEN.solicitor, `client/case/${CASE.care}/file`, { method: 'POST', at: alone })
    expect(status).toBe(502)
  } finally {
    await alone.gateway.stop()
  }
})

test('half-sent headers are closed within fifteen seconds', async () => {
  const server = await listen((_req, res) => void res.end(), 0)
  expect(server.headersTimeout).toBeLessThan(15_000)
  expect((server as { connectionsCheckingInterval?: number }).connectionsCheckingInterval ?? 30_000).toBeLessThan(
    15_000 - server.headersTimeout + 1,
  )
  server.close()
  const quick = await listen((_req, res) => void res.end(), 0, { headersTimeout: 200, checkInterval: 50 })
  const { port } = quick.address() as AddressInfo
  const half = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect(port)
      sockets.push(socket)
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n')
      return socket
    }),
  )
  const answers = await Promise.all(half.map(answerOn))
  expect(new Set(answers.map((text) => text.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 408']))
  quick.close()
})

test('a body that stands still is given up; one that goes on coming is not', async () => {
  const app = express().use(express.json(), (req, res) => void res.json(req.body))
  const patient = await listen(app, 0, { bodyTimeout: 300 })
  const { port } = patient.address() as AddressInfo
  const post = async (...chunks: string[]): Promise<string> => {
    const socket = connect(port)
    sockets.push(socket)
    await once(socket, 'connect')
    const answer = answerOn(socket)
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n',
    )
    for (const chunk of chunks) {
      socket.write(chunk)
      await new Promise((resolve) => {
        setTimeout(resolve, 200)
      })
    }
    return answer
  }
  const [stalled, slow] = await Promise.all([post('{"a"'), post('{"a"', ':"', 'b', 'cd', 'e"}')])
  expect(stalled).toMatch(/^HTTP\/1\.1 408/)
  expect(slow).toMatch(/^HTTP\/1\.1 200[^]*{"a":"bcde"}/)
  patient.close()
})
