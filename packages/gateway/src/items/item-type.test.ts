import { kinds } from '@costdraft/schema/items/index.ts'
import { expect, test } from 'vitest'
import { furtherKinds } from '../../../../dev/further-kinds.ts'
import { itemType } from './item-type.ts'

test('an item is of the type of its kind, whatever its fee_type', () => {
  const typeOf = itemType({ ...kinds, ...furtherKinds })
  expect(typeOf({ kind: 'high_cost_step', fee_type: 'procedural_step' })).toBe('HighCostStep')
  expect(typeOf({ kind: 'inter_partes_step', fee_type: 'hearing' })).toBe('InterPartesStep')
})

test('where its kind is not told, its fee_type decides, unless two kinds share it', () => {
  const typeOf = itemType({ ...kinds, ...furtherKinds })
  expect(typeOf({ fee_type: 'hearing' })).toBe('Hearing')
  expect(typeOf({ fee_type: 'procedural_step' })).toBeUndefined()
  expect(typeOf({})).toBeUndefined()
})
