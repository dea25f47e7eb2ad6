import type { ApolloServerOptions } from '@apollo/server'
import {
  execute,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { Context } from '../context/context.ts'
import { areVariablesValid } from './variables.ts'

/** The number of compiled operations in memory; the oldest is evicted first. */
const MAX_COMPILED = 300

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>

/**
 * Executes operations compiled to functions (graphql-jit), which halves the time of a list of rows. Parsing,
 * validation, errors and the response format are those of the server. An operation is compiled on its second execution;
 * the first is interpreted.
 */
export function compiledExecution(schema: GraphQLSchema): Gateway {
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({ executor: executorOf(schema) }),
    stop: async () => {},
  }
}

/** An operation as it is executed. */
interface Executed {
  document: DocumentNode
  operation: OperationDefinitionNode | undefined
  /** The name by which the document has it; none where it has one operation. */
  operationName: string | null | undefined
  variables: Readonly<Record<string, unknown>>
}
/** Executes an operation that is valid; errors of its fields are in the result. */
export type Execute = (executed: Executed, context: Context) => Promise<ExecutionResult>

function executorOf(schema: GraphQLSchema): Executor {
  const run = createExecution(schema)
  return ({ document, operation, operationName, request, context }) =>
    run(
      {
        document,
        operation,
        operationName: operationName ?? request.operationName,
        variables: request.variables ?? {},
      },
      context as Context,
    )
}

/** Makes the function that executes operations; it remembers those that it has compiled. */
export function createExecution(schema: GraphQLSchema): Execute {
  const compiled = new Map<DocumentNode, Map<string, CompiledQuery | undefined>>()
  const seen = new WeakSet<DocumentNode>()
  /** The compiled operation; undefined on its first execution, or if it cannot be compiled. */
  const compiledQueryOf = (document: DocumentNode, name: string): CompiledQuery | undefined => {
    if (!seen.has(document)) return void seen.add(document)
    let byName = compiled.get(document)
    if (!byName) compiled.set(document, (byName = new Map()))
    if (!byName.has(name)) {
      const query = compileQuery(schema, document, name)
      byName.set(name, isCompiledQuery(query) ? query : undefined)
    }
    const [oldest] = compiled.keys()
    if (compiled.size > MAX_COMPILED && oldest) compiled.delete(oldest)
    return byName.get(name)
  }
  return async ({ document, operation, operationName, variables }, context) => {
    // Invalid variables are left to the interpreter, which reports them in the standard format before anything is
    // executed.
    const query =
      operation && areVariablesValid(schema, operation, variables)
        ? compiledQueryOf(document, operationName ?? '')
        : undefined
    const result: ExecutionResult = await (query
      ? query.query(undefined, context, variables)
      : execute({
          schema,
          document,
          contextValue: context,
          variableValues: variables,
          operationName,
        }))
    return query && result.errors ? { ...result, errors: result.errors.map(withExtensions) } : result
  }
}

/**
 * Errors raised by the compiler lack `extensions`, which Apollo Server requires: rebuilds such an error as a
 * GraphQLError.
 */
const withExtensions = (error: GraphQLError): GraphQLError => {
  const { message, locations = [], path, extensions, originalError } = error as GraphQLError & { extensions?: object }
  if (extensions) return error
  return Object.defineProperty(new GraphQLError(message, { path, originalError }), 'locations', {
    value: locations,
    enumerable: locations.length > 0,
  })
}
