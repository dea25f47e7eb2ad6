import { defineArea } from '@costdraft/schema/areas/area.ts'
import { sharedCaseFields } from '@costdraft/schema/areas/case-fields.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { field } from '@costdraft/schema/field.ts'
import { oneOf, text } from '@costdraft/schema/structs.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, parse, print, validate, Kind } from 'graphql'
import { expect, test } from 'vitest'
import { caseDocuments, caseOperationsModule } from '../../packages/web/case-documents.ts'

const schema = buildSchema(typeDefs)
/** The same area with cases that can be drafted. */
const drafted = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, { ...area, isDrafted: true }]))
const namesIn = (text: string): string[] =>
  parse(text).definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value ?? ''] : []))

test('the operations of every area are valid against the schema', () => {
  const text = caseDocuments(drafted, schema).replaceAll(' @unmask', '')
  expect(validate(schema, parse(text))).toEqual([])
  expect(namesIn(text)).toEqual(
    Object.values(areas).flatMap(({ graphqlName }) => [`Add${graphqlName}`, `Edit${graphqlName}`]),
  )
})

test('only areas whose cases can be drafted have operations, and every area its fields in the record', () => {
  const text = caseDocuments(areas, schema)
  const undrafted = Object.values(areas).filter(({ isDrafted }) => !isDrafted)
  for (const { graphqlName, name } of undrafted) {
    expect(namesIn(text)).not.toContain(`Add${graphqlName}`)
    expect(caseOperationsModule(areas)).not.toContain(`${name}:`)
  }
  const [record] = parse(text).definitions
  const lines = print(record!)
    .split('\n')
    .map((line) => line.trim().replace(' {', ''))
  for (const area of Object.values(areas))
    expect(lines).toEqual(
      expect.arrayContaining([...Object.keys(area.fields), ...Object.keys(area.certificate?.fields ?? {})]),
    )
  expect(lines.filter((line) => line === 'partiesRepresented')).toHaveLength(1)
})

test('a field that the type of a case lacks is refused by name', () => {
  const probate = defineArea({
    ...areas.inter_parties,
    name: 'probate',
    certificate: undefined,
    fields: { ...sharedCaseFields, caseType: field(oneOf(['grant'])), diedOn: field(text(3, 9)) },
  })
  expect(() => caseDocuments({ probate }, schema)).toThrow('The GraphQL type Case has no field "diedOn"')
})
