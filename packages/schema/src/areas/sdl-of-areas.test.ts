import { buildSchema, isInputObjectType, printType } from 'graphql'
import { expect, test } from 'vitest'
import { field } from '../field.ts'
import { decimal, IsoDate, oneOf, text, Uuid } from '../structs.ts'
import { defineArea } from './area.ts'
import { sdlOfAreas } from './sdl-of-areas.ts'

const probate = defineArea({
  name: 'probate',
  adjective: 'inherited',
  graphqlName: 'ProbateCase',
  isDrafted: true,
  caseTypes: ['contested', 'plain'],
  fields: {
    caseName: field(text(3, 255)),
    caseType: field(oneOf(['contested', 'plain'])),
    site: field(Uuid).to('site'),
    estate: field(decimal(0, 9_999)).optional(),
  },
  createPath: 'probate',
  changePath: 'probate',
  certificate: {
    path: 'grant',
    graphqlName: 'Grant',
    fields: { dateOfIssue: field(IsoDate), estate: field(decimal(0, 9_999)) },
  },
  newCase: {},
  tabs: ['narrative'],
  rates: 'statute',
  texts: ['narrative'],
})
const written = `type Query { case: Case } type Mutation { none: Boolean } scalar Date
type Case { caseName: String! caseType: CaseType! areaOfWork: AreaOfWork! site: Site! "In pounds." estate: Float }
type Site { uuid: ID! } type Certificate { dateOfIssue: Date! }`
const schema = buildSchema(`${written}\n${sdlOfAreas([probate], written)}`)
const described = (name: string): string => {
  const type = schema.getType(name)
  return isInputObjectType(type) ? printType(type).replaceAll(/\s+/g, ' ') : 'absent'
}
/** The same without descriptions. */
const input = (name: string): string => described(name).replaceAll(/""".*?""" ?/g, '')

test('the inputs of an area have its fields with the types of the answers, required where they always are', () => {
  expect(input('ProbateCaseInput')).toBe(
    'input ProbateCaseInput { caseName: String! caseType: CaseType! site: ID! estate: Float certificate: GrantInput! }',
  )
  expect(input('ProbateCaseChanges')).toBe(
    'input ProbateCaseChanges { caseName: String caseType: CaseType site: ID estate: Float certificate: GrantChanges }',
  )
})

test('an input says what it is for, and each field what its answer says and what it accepts', () => {
  expect(described('ProbateCaseChanges')).toMatch(
    /^""" What to change of an inherited case: what is left out stays as it is, and null empties it\. """ input /,
  )
  expect(described('GrantInput')).toContain('"""In pounds.')
})

test('a certificate has the types of Certificate, and of the case for a field that both forms show', () => {
  expect(input('GrantInput')).toBe('input GrantInput { dateOfIssue: Date! estate: Float! }')
})

test('areas and case types are enums, and each area has two mutations that name it', () => {
  expect(schema.getType('CaseType')?.toString()).toBe('CaseType')
  expect(printType(schema.getType('CaseType') as never)).toContain('contested\n  plain')
  expect(printType(schema.getType('AreaOfWork') as never)).toContain('probate')
  const { addProbateCase, editProbateCase } = schema.getMutationType()?.getFields() ?? {}
  expect(addProbateCase?.description).toMatch(/^Creates an inherited case with its certificate for a solicitor\./)
  expect(editProbateCase?.type.toString()).toBe('Case!')
})

test('a field that Case lacks is refused by name', () => {
  expect(() => sdlOfAreas([probate], written.replace('"In pounds." estate: Float', ''))).toThrow(
    'The GraphQL type Case has no field "estate", which is declared.',
  )
})
