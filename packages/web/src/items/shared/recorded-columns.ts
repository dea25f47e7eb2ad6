import { recorded, type CaseFacts, type ItemField } from '@costdraft/schema/field.ts'

interface Reference {
  uuid: string
  name: string | null
}

/** The column of a reference to another item of the case, such as its party; only where the cases of the area record it. */
const recordedColumn = <Name extends string>(head: string, name: Name, field: ItemField) => {
  const text = (row: Readonly<Record<Name, Reference | null>>): string => row[name]?.name ?? ''
  return {
    head,
    width: 'clamp(88px, 8vw, 136px)',
    cell: text,
    tooltip: text,
    when: (facts: CaseFacts): boolean => recorded(field)({}, facts),
  }
}

export const recordedPartColumn = recordedColumn('Part', 'copCasePart', 'cop_case_part')
export const partyColumn = recordedColumn('Party', 'party', 'party')
