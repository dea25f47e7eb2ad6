import { examples } from '@costdraft/schema/items/examples.ts'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { killNow, waitUntilReady } from '../../dev/processes.ts'
import { linesOf, type ControlLine } from '../support/exports.ts'
import { callerOf } from '../support/instance.ts'
import { forKills, KILLS, startedFor, startSignedIn } from '../support/kills.ts'
import { stopped } from '../support/stopped.ts'

const ROWS = 1_500
// Each text several times, so that the rows are not all on their way when the first are read.
const WIDE = Array.from({ length: 12 }, (_, i) => `text${i}: description`).join(' ')
const QUERY = `query($c: ID!) { case(uuid: $c) { timeRecordings { nodes { uuid description ${WIDE} } } } }`
interface Row {
  uuid: string
  description: string
}

test(
  'kill -9 of the gateway during an export: it goes on from its last cursor, and every row is there once',
  forKills,
  async () => {
    const { instance: started, headers } = await startSignedIn('owner@ashdown.example')
    let instance = started
    const token = headers.authorization.replace('Bearer ', '')
    const { rest, graphql } = callerOf(instance, async () => token)
    const { body: viewer } = await rest<{ client_uuid: string }>('GET', 'users/user')
    const { body: cases } = await rest<{ uuid: string; stage: string; fee_earner: { uuid: string } }[]>(
      'GET',
      `client/${viewer.client_uuid}/case`,
    )
    const owner = cases.find(({ stage }) => stage === 'in_progress')
    const input = { ...examples.timeRecording.valid[0], feeEarner: owner?.fee_earner.uuid }
    const descriptionOf = (i: number): string => `Row ${i} ${'of an export '.repeat(35)}`.trim()
    for (let from = 0; from < ROWS; from += 250) {
      const rows = Array.from({ length: 250 }, (_, i) => ({
        caseUuid: owner?.uuid,
        timeRecording: { ...input, description: descriptionOf(from + i) },
      }))
      const { data } = await graphql('mutation($r: [NewRow!]!) { addRows(rows: $r) { error { message } } }', {
        r: rows,
      })
      expect((data as { addRows: { error: unknown }[] }).addRows.filter(({ error }) => error !== null)).toEqual([])
    }
    const all = new Set(Array.from({ length: ROWS }, (_, i) => descriptionOf(i)))

    /** Exports from a cursor; with `onCursor`, which is called with the first, until the connection is lost. */
    const exported = async (after: string | null, onCursor: () => void = () => {}): Promise<string> => {
      const answer = await request(`${instance.webUrl}/export`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: QUERY,
          variables: { c: owner?.uuid },
          path: 'case.timeRecordings',
          format: 'ndjson',
          after,
        }),
      })
      expect(answer.statusCode).toBe(200)
      let text = ''
      try {
        for await (const part of answer.body.setEncoding('utf8') as AsyncIterable<string>) {
          text += part
          if (text.includes('"cursor"')) onCursor()
        }
      } catch {
        // Killed.
      }
      return text
    }
    /** The rows up to the last cursor, and that cursor: what comes after it is thrown away. */
    const keptOf = (text: string): { rows: Row[]; last: ControlLine | undefined } => {
      const lines = text.split('\n').slice(0, -1)
      const end = lines.findLastIndex((line) => line.startsWith('{"cursor"'))
      const { rows, controls } = linesOf<Row>({ text: lines.slice(0, end + 1).join('\n') })
      return { rows, last: controls.at(-1) }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      instance = await startedFor(kill, instance)
      let isKilled = false
      const first = keptOf(
        await exported(null, () => {
          if (isKilled) return
          isKilled = true
          killNow(instance, 'gateway/src/server.ts')
        }),
      )
      expect([first.rows.length >= 200, first.last?.complete]).toEqual([true, false])
      await waitUntilReady(instance.webUrl)
      const rest = keptOf(await exported(first.last?.cursor ?? null))
      expect(rest.last?.complete).toBe(true)
      const rows = [...first.rows, ...rest.rows].filter(({ description }) => all.has(description))
      expect([rows.length, new Set(rows.map(({ uuid }) => uuid)).size]).toEqual([ROWS, ROWS])
    }
    await stopped(instance)
  },
)
