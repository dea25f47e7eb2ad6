import { expect, test } from 'vitest'
import { parentSentences } from './parent-sentences.ts'

test('says what ends and what begins', () => {
  expect(parentSentences('Bryn', { from: 'Harbour', to: 'Quay', roles: 2, apiClients: 1, cases: 1 })).toEqual([
    'The roles in Bryn of 2 people and 1 API client of Harbour end at once: they see nothing of it any more.',
    '1 case stays assigned to people of Harbour by name.',
    'Nobody of Quay has a role in Bryn until one is given to them.',
  ])
  expect(parentSentences('Bryn', { from: 'Harbour', to: null, roles: 0, apiClients: 0, cases: 0 })).toEqual([
    'Nobody of Harbour has a role in Bryn.',
  ])
  expect(parentSentences('Bryn', { from: null, to: null, roles: 0, apiClients: 0, cases: 0 })).toEqual([])
})
