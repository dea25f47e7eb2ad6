import { createServer, request } from 'node:http'
import { close } from '@costdraft/schema/http.ts'
import { frontOf } from '../../tests/support/front-of.ts'
import { freePort } from '../ports.ts'
import type { BenchRequest } from './load.ts'
import { send } from './requests.ts'
import type { Bench } from './setup.ts'

/**
 * Sends each request to a gateway and returns how many requests this one makes of the API to answer it, counted by a
 * proxy between them.
 */
export async function countCalls({ instance, headers }: Bench, requests: readonly BenchRequest[]): Promise<number[]> {
  let calls = 0
  const proxy = createServer((req, res) => {
    calls++
    const { method, headers, url = '' } = req
    const onward = request(`${instance.apiUrl}${url}`, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    onward.once('error', () => res.destroy())
    req.pipe(onward)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    proxy.listen(port, resolve)
  })
  const front = await frontOf(`http://localhost:${port}`)
  const counts: number[] = []
  for (const one of requests) {
    // What is asked once for all requests, such as what the host offers, is no part of the operation.
    await send(front.url, one, headers)
    calls = 0
    await send(front.url, one, headers)
    counts.push(calls)
  }
  await front.gateway.stop()
  await close(proxy)
  return counts
}
