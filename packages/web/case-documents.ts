// For code generation only: codegen.ts turns this text into typed documents.
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { assertObjectType, type GraphQLSchema } from 'graphql'
import { allSelected, objectOf } from './selection.ts'
import { certificateFieldsOf } from './src/areas/form-fields.ts'

/** The fields of several tables; a name that two of them have counts once. */
const union = (tables: readonly Fields[]): Fields => Object.assign({}, ...tables) as Fields

function recordFragment(areas: readonly AnyArea[], schema: GraphQLSchema): string {
  const type = assertObjectType(schema.getType('Case'))
  const certificate = union(areas.map(certificateFieldsOf))
  return `
    fragment CaseRecord on Case {
      uuid areaOfWork stage stageWord caseTypeWord version updatedAt
      client { uuid name }
      ${allSelected(type, union(areas.map(({ fields }) => fields as Fields))).join(' ')}
      certificate { ${allSelected(objectOf(type, 'certificate'), certificate).join(' ')} }
    }`
}

const operations = ({ graphqlName: name }: AnyArea): string => `
    mutation Add${name}($solicitorUuid: ID!, $input: ${name}Input!, $idempotencyKey: String!) {
      case: add${name}(solicitorUuid: $solicitorUuid, input: $input, idempotencyKey: $idempotencyKey) { uuid caseName }
    }
    mutation Edit${name}($uuid: ID!, $input: ${name}Changes!, $version: String) {
      case: edit${name}(uuid: $uuid, input: $input, version: $version) { ...CaseRecord @unmask }
    }`

const draftedOf = (areas: Areas): AnyArea[] => Object.values(areas).filter(({ isDrafted }) => isDrafted)

/**
 * The web app's operations on cases as one GraphQL document: the fragment `CaseRecord` with the fields of every area,
 * of which a case has those of its own, and of each area whose cases can be drafted the creation and the change of a
 * case. The alias `case` gives the results of all areas one shape.
 * @throws where the GraphQL types of the case and its certificate lack a field of an area.
 */
export const caseDocuments = (areas: Areas, schema: GraphQLSchema): string =>
  [recordFragment(Object.values(areas), schema), ...draftedOf(areas).map(operations)].join('\n')

/** The module that holds the typed documents of each area whose cases can be drafted, by its name. */
export const caseOperationsModule = (areas: Areas): string => `/* eslint-disable */
import * as types from './graphql.ts';

export const caseOperations = {
${draftedOf(areas)
  .map(
    ({ name, graphqlName }) => `  ${name}: {
    add: types.Add${graphqlName}Document,
    edit: types.Edit${graphqlName}Document,
  },`,
  )
  .join('\n')}
};
`
