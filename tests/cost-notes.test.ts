import { expect, test } from 'vitest'
import { ASHDOWN, newCase } from './support/firm.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
type Row = Record<string, unknown> & { uuid: string; body: string }
const BODY = 'Travel was agreed with the contract manager.'

/** A case with one cost note. */
async function noted() {
  const { uuid: caseUuid } = await newCase(ASHDOWN)
  const list = `client/case/${caseUuid}/cost-note`
  const { status, body: row } = await ashdown.rest<Row>('POST', list, { body: BODY })
  expect(status).toBe(201)
  return { caseUuid, list, row, path: `${list}/${row.uuid}` }
}

test('is answered as the specification has it, without costs, and taken back as it was answered', async () => {
  const { caseUuid, list, row, path } = await noted()
  const specified = { body: BODY, case_uuid: caseUuid, care_case: caseUuid, entity_files: [], comments: [] }
  expect(row).toMatchObject(specified)
  for (const key of ['total_cost', 'total_vat', 'enhancement', 'date']) expect(row).not.toHaveProperty(key)
  expect((await ashdown.rest<Row[]>('GET', list)).body).toMatchObject([specified])
  const sent = { ...row, body: 'Travel was not agreed.' }
  expect(await ashdown.rest('PATCH', path, sent)).toMatchObject({
    status: 200,
    body: { ...specified, body: 'Travel was not agreed.' },
  })
  expect(await ashdown.rest('PATCH', path, { amount: 5 })).toMatchObject({
    status: 422,
    body: { details: { amount: 'This field is not known.' } },
  })
})

test('is listed as entered, also in a case that is complete', async () => {
  const { caseUuid, list } = await noted()
  await ashdown.rest('POST', list, { body: 'Another note.' })
  await ashdown.rest('POST', list, { body: 'A third note.' })
  const bodies = async () => (await ashdown.rest<Row[]>('GET', list)).body.map(({ body }) => body)
  const entered = [BODY, 'Another note.', 'A third note.']
  expect(await bodies()).toEqual(entered)
  expect((await ashdown.rest('POST', `client/case/${caseUuid}/status/complete`, {})).status).toBeLessThan(300)
  expect(await bodies()).toEqual(entered)
})

test('is deleted on its own path and never as a fee, and brought back', async () => {
  const { caseUuid, list, row, path } = await noted()
  expect((await ashdown.rest('DELETE', `client/case/${caseUuid}/fee/${row.uuid}`)).status).toBe(404)
  expect((await ashdown.rest('DELETE', path)).status).toBe(204)
  expect((await ashdown.rest<Row[]>('GET', list)).body).toEqual([])
  expect(await ashdown.rest('POST', `client/case/${caseUuid}/item/${row.uuid}/restore`, {})).toMatchObject({
    status: 200,
    body: { body: BODY, case_uuid: caseUuid },
  })
})

test('takes comments as a cost note alone, and needs attention until they are resolved', async () => {
  const { caseUuid, row, list } = await noted()
  const comment = (type: string) =>
    ashdown.rest<Row>('POST', `client/entity/${type}/${row.uuid}/comment`, { body: 'By whom?' })
  expect((await comment('case_fee')).status).toBe(404)
  const { uuid } = (await comment('cost_note')).body
  const attention = async () => {
    const { data } = await ashdown.graphql(
      'query ($c: ID!) { case(uuid: $c) { attention { kind unresolved } costNotes { nodes { attention createdAt } } } }',
      { c: caseUuid },
    )
    return (data as { case: unknown }).case
  }
  const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
  expect(await attention()).toEqual({
    attention: [{ kind: 'cost_note', unresolved: 1 }],
    costNotes: { nodes: [{ attention: true, createdAt }] },
  })
  expect((await ashdown.rest<Row[]>('GET', list)).body).toMatchObject([
    { comments: [{ entity_type: 'cost_note', entity_uuid: row.uuid, body: 'By whom?' }] },
  ])
  await ashdown.rest('PATCH', `client/entity/cost_note/${row.uuid}/comment/${uuid}/resolve`, {})
  expect(await attention()).toEqual({ attention: [], costNotes: { nodes: [{ attention: false, createdAt }] } })
})

test('is found by its text', async () => {
  const { caseUuid, list, row } = await noted()
  const body = `Exeter ${caseUuid.slice(0, 8)} was the nearest court.`
  await ashdown.rest('PATCH', `${list}/${row.uuid}`, { body })
  const { data } = await ashdown.graphql('query ($t: String!) { search(text: $t) { items { text kind } } }', {
    t: caseUuid.slice(0, 8),
  })
  expect(data).toEqual({ search: { items: [{ text: body, kind: 'cost_note' }] } })
})
