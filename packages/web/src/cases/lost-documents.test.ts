import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import { DocumentsDocument } from '../outputs/outputs.operations.ts'
import { lostDocuments } from './lost-documents.ts'

const WARNING = 'Warning: This will delete case output documents.'
const SET_ASIDE = 'of the assessment is set aside for thirty days.'
/** What is asked where these are the answers about the documents and the assessment of a case. */
const asked = (documents: Promise<unknown>, assessment: Promise<unknown> = entered(undefined)): Promise<string> =>
  lostDocuments(
    {
      query: ({ query }: { query: unknown }) => (query === DocumentsDocument ? documents : assessment),
    } as unknown as ApolloClient,
    'c',
  )
const having = (count: number): Promise<unknown> =>
  Promise.resolve({ data: { case: { documents: { files: Array.from({ length: count }, () => ({})) } } } })
const entered = (lines: number | undefined): Promise<unknown> =>
  Promise.resolve({ data: { case: { assessment: lines === undefined ? null : { entered: lines } } } })

test('the question says how many documents are lost', async () => {
  expect(await asked(having(0))).toBe(`${WARNING} There are none.`)
  expect(await asked(having(1))).toBe(`${WARNING} There is 1.`)
  expect(await asked(having(3))).toBe(`${WARNING} There are 3.`)
})
test('after them it says of how many lines an assessment is set aside, where there is one', async () => {
  expect(await asked(having(6), entered(12))).toBe(`${WARNING} There are 6. What was entered of 12 lines ${SET_ASIDE}`)
  expect(await asked(having(0), entered(1))).toBe(`${WARNING} There are none. What was entered of 1 line ${SET_ASIDE}`)
  expect(await asked(having(6), entered(0))).toBe(`${WARNING} There are 6.`)
})
test('it is asked even where nobody knows', async () => {
  const down = (): Promise<never> => Promise.reject(new Error('down'))
  expect(await asked(down(), down())).toBe(WARNING)
  expect(await asked(Promise.resolve({}), Promise.resolve({}))).toBe(WARNING)
  expect(await asked(down(), entered(2))).toBe(`${WARNING} What was entered of 2 lines ${SET_ASIDE}`)
})
