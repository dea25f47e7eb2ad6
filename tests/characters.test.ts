import { expect, test } from 'vitest'
import { CALDER, firmOf, newCase } from './support/firm.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as } from './support/instance.ts'

// A character beyond the first 65,536 is two to JavaScript and one to people and to the database.
const TWO = '😀😀'
const PROBLEM = 'Enter at least 3 characters.'

test('a text is as long as the characters in it', async () => {
  const { rest } = as(CALDER)
  const { client } = await firmOf(CALDER)
  const { uuid } = await newCase(CALDER)
  for (const [method, path, field] of [
    ['PATCH', `clients/${client}`, 'name'],
    ['POST', `client/case/${uuid}/note`, 'body'],
    ['PATCH', `client/case/legal-aid/${uuid}`, 'case_name'],
  ] as const)
    expect([path, await rest(method, path, { [field]: TWO })]).toMatchObject([
      path,
      { status: 422, body: { details: { [field]: PROBLEM } } },
    ])
  expect((await rest('POST', `client/case/${uuid}/note`, { body: `${TWO}😀` })).status).toBe(201)
})

test('the initials of a fee earner are whole characters', async () => {
  const { owner, client, site } = await makeFirm(ADMIN, 'solicitor')
  const earner = { site, firstname: '😀ann', surname: '𠮷田', type: 'solicitor', grade: 'D' }
  expect((await as(owner).rest('POST', `client/${client}/fee-earner`, earner)).body).toMatchObject({ initials: '😀𠮷' })
})
