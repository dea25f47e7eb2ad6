import { price, rateTables, type PricedCase } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { missingTables } from './missing-tables.ts'

const keysOf = (sentences: string[]) => missingTables(rateTables, sentences).map(({ key }) => key)

test('the tables that a bill lacks are found by the sentences of its lines', () => {
  expect(keysOf(['Rate not held: Table 3, children, other judge, London on 2024-05-01.'])).toEqual([
    'private_family_fixed_fee',
  ])
  expect(
    keysOf([
      'Rate not held: Table 10(a), higher, preparation, London on 2024-05-01.',
      'Rate not held: Sch. 3 Pt 2, children, other judge, conference on 2024-05-01.',
      'Rate not held: Table 10(a) on 2001-05-01.',
    ]),
  ).toEqual(['hourly_10a', 'advocacy_private_children'])
  // The beginning of a name is no name, and of two the longer is meant.
  const inSentence = ['Rate not held: Table 1(b), x on 2024-05-01.', 'Rate not held: Part 2, x, y on 2024-05-01.']
  expect(missingTables([{ name: 'Table 1' }, { name: 'Part 2' }, { name: 'Part 2, x' }], inSentence)).toEqual([
    { name: 'Part 2, x' },
  ])
  // What is no such sentence names no table.
  expect(keysOf(['Rate not held: Table 1, x on 2024-05-01.', 'Table 3, children', ''])).toEqual([])
})

test('the sentences are those of the pricing engine', () => {
  const priced: PricedCase = {
    area: 'legal_aid',
    caseType: 'children_child_arrangement_orders',
    region: 'North',
    location: 'Non-London',
    representedParty: null,
    partiesRepresented: null,
    certificate: { courtLevel: 'other_judge', dateOfIssue: '2024-05-01', halfFixedFee: false, transfer: false },
    exceptional: false,
    highCourtWork: false,
    enhancements: {},
  }
  const { heads } = price(priced, { time: [], hearings: [], disbursements: [], expertFees: [] })
  const sentences = heads.flatMap(({ lines }) => lines.flatMap(({ notHeld }) => notHeld ?? []))
  expect(sentences.length).toBeGreaterThan(0)
  expect(keysOf(sentences)).toEqual(['private_family_fixed_fee'])
})
