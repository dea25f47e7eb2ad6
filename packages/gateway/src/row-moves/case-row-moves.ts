import type { Draft } from '@costdraft/schema/field.ts'
import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { Cases } from '../context/context.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, ItemRow, LineRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    rowMoves: CaseRowMoves
  }
}

/** Rows as the host answers what was done with them. */
export interface RowsAnswer {
  /** The case that they are in; absent for halves, which are in theirs. */
  case?: string
  rows: ItemRow[]
  /** Their kind, where it is undone. */
  kind?: string
  /** By what it is undone; absent once it is. */
  undo?: string
}
/** What a hearing would be paid; without the sums on a host that answers lines alone. */
interface HearingPriceRow {
  lines: LineRow[]
  net?: number
  vat?: number
  gross?: number
}
/** A row that is divided, and by how much. */
export interface Split {
  uuid: string
  body: Row
  version: string | null | undefined
}

/** What is done with rows of a case on a host that offers it; refused on any other. */
export interface CaseRowMoves {
  split: (row: CaseHead, kind: AnyKind, split: Split, key: string | null | undefined) => Promise<RowsAnswer>
  move: (row: CaseHead, kind: AnyKind, body: Row, key: string | null | undefined) => Promise<RowsAnswer>
  undo: (row: CaseHead, operation: string) => Promise<RowsAnswer>
  /** With `replaced` in the place of that stored hearing. */
  hearingPrice: (row: CaseHead, input: Draft, replaced?: string | null) => Promise<HearingPriceRow>
}

const at = encodeURIComponent

export function createCaseRowMoves(
  { caseHost: { call } }: RequestHosts,
  { items }: Pick<Cases, 'items'>,
): CaseRowMoves {
  const caseAt = ({ uuid }: CaseHead): string => `client/case/${at(uuid)}`
  return {
    split: (row, kind, { uuid, body, version }, key) =>
      call('POST', `${caseAt(row)}/${kind.path}/${at(uuid)}/split`, body, {
        ...ifMatchHeader(version),
        ...idempotencyHeader(key),
      }),
    move: (row, kind, body, key) => call('POST', `${caseAt(row)}/${kind.path}/move`, body, idempotencyHeader(key)),
    undo: (row, operation) => call('POST', `${caseAt(row)}/row-operation/${at(operation)}/undo`, {}),
    hearingPrice: async (row, input, replaced) => {
      const query = replaced ? `?hearing=${at(replaced)}` : ''
      return call('POST', `${caseAt(row)}/hearing/price${query}`, await items.bodyOfNew(hearing, input))
    },
  }
}
