// Receives webhooks, checks their signatures, and prints one line for each event.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64')
const FIVE_MINUTES = 300
const MAX_BODY = 100_000
/** Ids of events that were received: a delivery may come twice. A real receiver keeps them in its database. */
const received = new Set()

function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < FIVE_MINUTES)) return false
  const expected = createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest()
  return String(signatures)
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

const server = createServer(async (req, res) => {
  const chunks = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size > MAX_BODY) return void res.writeHead(413).end()
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  if (key.length === 0 || !isSigned(req.headers, body)) return void res.writeHead(401).end()
  // Answer first, then work: the sender waits ten seconds.
  res.writeHead(204).end()
  const id = req.headers['webhook-id']
  if (received.has(id)) return
  received.add(id)
  const { type, timestamp, data } = JSON.parse(body.toString('utf8'))
  process.stdout.write(`${timestamp} ${type} ${JSON.stringify(data)}\n`)
})
server.listen(Number(process.env.PORT ?? 8080), () => {
  process.stdout.write(`Listening on port ${server.address().port}\n`)
})
