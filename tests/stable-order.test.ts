import { expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { CALDER, firmOf, newCase } from './support/firm.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as } from './support/instance.ts'

interface Page {
  total_count: number | null
  nodes: { uuid: string; client: string; value: number | null }[]
  has_next_page: boolean
  end_cursor: string | null
}

test('cases by client and uuid are read once each, whatever is changed meanwhile, and none of another firm', async () => {
  const house = await makeFirm(ADMIN, 'costs_draftsman')
  const { rest } = as(house.owner)
  const made: string[] = []
  for (let i = 0; i < 3; i++) {
    const firm = await makeFirm(house.owner, 'solicitor')
    for (let n = 0; n < 3; n++) {
      const { body } = await rest<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))
      made.push(body.uuid)
    }
  }
  const read: string[] = []
  let after = ''
  for (;;) {
    const { body } = await rest<Page>('GET', `client/case?sort=client&first=2&without=totals,count${after}`)
    expect([body.total_count, body.nodes.some(({ value }) => value !== null)]).toEqual([null, false])
    read.push(...body.nodes.map(({ uuid }) => uuid))
    // The first of all is changed for each page, which would make it the newest.
    await rest('POST', `client/case/${made[0]}/status/${read.length % 4 === 0 ? 'blocked' : 'in_review'}`, {})
    if (!body.has_next_page) break
    after = `&after=${body.end_cursor}`
  }
  expect(read.toSorted()).toEqual(made.toSorted())
  const forged = async (client: string, uuid: string): Promise<Page> => {
    const cursor = Buffer.from(JSON.stringify([client, uuid, 'reading'])).toString('base64url')
    return (await rest<Page>('GET', `client/case?sort=client&first=200&after=${cursor}`)).body
  }
  await newCase(CALDER)
  const { client } = await firmOf(CALDER)
  const { nodes } = await forged(client, '00000000-0000-4000-8000-000000000000')
  expect(nodes.filter(({ uuid }) => !made.includes(uuid))).toEqual([])
  const odd = await rest<{ details: object }>(
    'GET',
    `client/case?sort=client&after=${Buffer.from('["2025-01-01","00000000-0000-4000-8000-000000000000"]').toString('base64url')}`,
  )
  expect([odd.status, Object.keys(odd.body.details)]).toEqual([422, ['after']])
})
