import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'

/**
 * Whether the variables of an operation are valid. Stops at the first that is not: an error for each of a million wrong
 * values would take the gateway half a minute.
 */
export const areVariablesValid = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): boolean => getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined
