import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import { lostDocuments } from './lost-documents.ts'

const WARNING = 'Warning: This will delete case output documents.'
const asked = (answer: Promise<unknown>): Promise<string> =>
  lostDocuments({ query: () => answer } as unknown as ApolloClient, 'c')
const having = (count: number): Promise<unknown> =>
  Promise.resolve({ data: { case: { documents: { files: Array.from({ length: count }, () => ({})) } } } })

test('the question says how many documents are lost', async () => {
  expect(await asked(having(0))).toBe(`${WARNING} There are none.`)
  expect(await asked(having(1))).toBe(`${WARNING} There is 1.`)
  expect(await asked(having(3))).toBe(`${WARNING} There are 3.`)
})
test('it is asked even where nobody knows', async () => {
  expect(await asked(Promise.reject(new Error('down')))).toBe(WARNING)
  expect(await asked(Promise.resolve({}))).toBe(WARNING)
})
