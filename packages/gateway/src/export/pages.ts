import type { GraphQLFormattedError } from 'graphql'
import type { Context } from '../context/context.ts'
import { maskError, refused } from '../errors/errors.ts'
import type { Execute } from '../operations/compiled-execution.ts'
import { signInError } from '../operations/require-auth.ts'
import type { PageOperation } from './operation.ts'
import type { ExportRequest } from './request.ts'

/** A page of an export. */
export interface ExportPage {
  rows: readonly unknown[]
  /** Where the next page begins; null where there were no rows yet. */
  cursor: string | null
  isLast: boolean
}

interface Connection {
  [key: string]: unknown
}
const CODE_OF_TOKEN = 'UNAUTHENTICATED'

/** The error of a result, in the gateway's format; that of a refused token where there is one. */
function errorOf(errors: readonly { toJSON: () => GraphQLFormattedError }[]): Error {
  const masked = errors.map((error) => maskError(error.toJSON()))
  const [first = { message: 'Something went wrong.' }] = masked
  const { code = 'INTERNAL', ...more } = first.extensions ?? {}
  if (masked.some(({ extensions }) => extensions?.code === CODE_OF_TOKEN)) return signInError()
  return refused(code as Parameters<typeof refused>[0], first.message, {}, more)
}

/**
 * Reads the page after a cursor, as a request of its own: who asks and what they may read is known anew. Any error ends
 * the page, because a value that is missing would be taken for one that is not there.
 * @throws in the gateway's format.
 */
export async function readPage(
  execute: Execute,
  { document, operation, afterName, path, nodesKey, pageKey }: PageOperation,
  { variables }: ExportRequest,
  after: string | null,
  context: Context,
): Promise<ExportPage> {
  const [{ data, errors }] = await Promise.all([
    execute(
      { document, operation, operationName: operation.name?.value, variables: { ...variables, [afterName]: after } },
      context,
    ),
    context.viewer(),
  ])
  if (errors && errors.length > 0) throw errorOf(errors)
  const connection = path.reduce<Connection | null | undefined>(
    (found, key) => found?.[key] as Connection | null | undefined,
    data as Connection,
  )
  if (!connection) throw refused('NOT_FOUND', 'The service behind CostDraft does not offer this.')
  const { endCursor, hasNextPage } = connection[pageKey] as { endCursor: string | null; hasNextPage: boolean }
  return {
    rows: connection[nodesKey] as unknown[],
    cursor: endCursor ?? after,
    isLast: !hasNextPage || endCursor === null,
  }
}
