import { keysInList } from '@costdraft/api/items/shown-columns.ts'
import { columnsOfFields } from '@costdraft/gateway/items/item-columns.ts'
import { modulesOf } from '@costdraft/gateway/items/index.ts'
import { kinds } from '@costdraft/schema/items/index.ts'
import { isListed } from '@costdraft/schema/items/listed-kinds.ts'
import { composeTypeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { furtherKinds, furtherTypes } from '../../dev/further-kinds.ts'
import { furtherItems } from '../support/further-kinds.ts'

const all = { ...kinds, ...furtherKinds }
const sdl = buildSchema(composeTypeDefs(all, furtherTypes))
const fieldsOf = Object.assign({}, ...modulesOf(all)) as Record<string, Parameters<typeof columnsOfFields>[0]>

test.each(furtherItems.all.map((resource) => resource.kind).filter(isListed))(
  'what the fields of $name read are columns of its list',
  (kind) => {
    const type = sdl.getType(kind.type)
    const names = isObjectType(type) ? Object.keys(type.getFields()) : []
    const resource = furtherItems.byName.get(kind.name)
    const columnsOf = columnsOfFields(fieldsOf[kind.type] ?? {})
    const keys = resource ? keysInList(furtherItems, resource) : []
    expect(names).toContain('comments')
    // A field that does not say what it reads would make every page of its kind carry everything.
    expect(names.filter((name) => columnsOf(name) === undefined)).toEqual([])
    expect(names.flatMap((name) => columnsOf(name) ?? []).filter((column) => !keys.includes(column))).toEqual([])
  },
)

test('a field whose resolver does not say what it reads may read anything', () => {
  expect(columnsOfFields({ amount: () => 1 })('amount')).toBeUndefined()
  expect(columnsOfFields({})('totalCost')).toEqual(['total_cost'])
  expect(columnsOfFields({})('__typename')).toEqual([])
})
