import type { Fields } from '../field.ts'
import type { AnyKind } from '../kind.ts'
import { HourlyRate } from '../structs.ts'

/** The most rows that are moved with one request. */
export const MAX_MOVED = 100

/** What a row can be divided by: its hours, or its amount. */
export const splitFields = ['time', 'amount'] as const
export type SplitField = (typeof splitFields)[number]

/** The fields by which rows of a kind are divided. A rate an hour is no amount. */
export const splitFieldsOf = ({ fields }: AnyKind): SplitField[] =>
  splitFields.filter((name) => {
    const declared = (fields as Fields)[name]
    return declared !== undefined && declared.struct !== HourlyRate
  })

/** The fields by which a row of a kind belongs to a part of its case: one of two aspects, or a row of the case. */
export const partFields = ['casePart', 'copCasePart'] as const

/**
 * What a row keeps of a quantity when another one gets a part of it, in hundredths; undefined where either would have
 * nothing.
 */
export const restOf = (whole: number, part: number): number | undefined =>
  part > 0 && part < whole ? whole - part : undefined
