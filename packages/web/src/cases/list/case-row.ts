import type { CasesQuery } from '../../generated/graphql.ts'

/** A case in a list, or on the board. */
export type CaseRow = CasesQuery['cases']['nodes'][number]
