import { randomUUID } from 'node:crypto'
import { examples } from '@costdraft/schema/items/examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { describe, expect, test } from 'vitest'
import { ASHDOWN, CALDER, newCase } from './support/firm.ts'
import { as } from './support/instance.ts'
import { subjectOf } from './support/row-changes.ts'

const ashdown = as(ASHDOWN)
const listed = (Object.keys(kinds) as KindName[]).filter((name) => {
  const { list, tab }: AnyKind = kinds[name]
  return list !== undefined && !(typeof tab === 'object' && tab.lists)
})

describe.each(listed)('%s', (name) => {
  const { list, path }: AnyKind = kinds[name]
  const { valid } = examples[name]

  test('the first page of its list is the same for many cases as for each', async () => {
    const one = await subjectOf(name, [valid[0]!, valid[0]!, valid[0]!])
    const other = await subjectOf(name, [valid[0]!])
    const foreign = await newCase(CALDER)
    const cases = [other.caseUuid, foreign.uuid, one.caseUuid, randomUUID()]
    for (const columns of [undefined, 'uuid,version', 'uuid,comments']) {
      const { status, body } = await ashdown.rest<{ cases: unknown[] }>('POST', 'client/case/lists', {
        cases,
        list: snakeName(list ?? ''),
        first: 1,
        ...(columns && { columns }),
      })
      expect(status).toBe(200)
      const pageOf = async (uuid: string): Promise<unknown> =>
        (await ashdown.rest('GET', `client/case/${uuid}/${path}?first=1${columns ? `&columns=${columns}` : ''}`)).body
      expect(body.cases).toEqual([await pageOf(other.caseUuid), null, await pageOf(one.caseUuid), null])
      expect(body.cases[2]).toMatchObject({ total_count: 2, has_next_page: true })
    }
  })
})

test('what cannot be read is refused, by its key', async () => {
  const good = { cases: [], list: 'hearings' }
  const bodies = [
    { ...good, nothing: 1 },
    { ...good, cases: ['no'] },
    { ...good, cases: Array.from({ length: 251 }, () => randomUUID()) },
    { ...good, list: 'nothing' },
    { ...good, first: 501 },
    { ...good, columns: 'nothing' },
  ]
  const answers = await Promise.all(
    bodies.map((body) => ashdown.rest<{ details: object }>('POST', 'client/case/lists', body)),
  )
  expect(answers.map(({ status, body }) => [status, Object.keys(body.details)])).toEqual(
    ['nothing', 'cases', 'cases', 'list', 'first', 'columns'].map((key) => [422, [key]]),
  )
})
