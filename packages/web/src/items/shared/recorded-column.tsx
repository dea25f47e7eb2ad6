import { chakra } from '@chakra-ui/react'
import { recorded, type CaseFacts } from '@costdraft/schema/field.ts'

interface Reference {
  uuid: string
  name: string | null
}
interface Row {
  copCasePart: Reference | null
  party: Reference | null
}

const namesOf = ({ copCasePart, party }: Row): string[] => [copCasePart, party].flatMap((one) => one?.name ?? [])

/** The part and the party that a row is recorded for, one below the other: side by side they would leave the description too little room. */
export const recordedForColumn = {
  head: 'Part, party',
  width: 'clamp(96px, 10.5vw, 152px)',
  cell: (row: Row) =>
    namesOf(row).map((name, i) => (
      <chakra.span
        key={name}
        display="block"
        overflow="hidden"
        textOverflow="ellipsis"
        color={i > 0 ? 'muted' : undefined}
      >
        {name}
      </chakra.span>
    )),
  tooltip: (row: Row): string => namesOf(row).join(', '),
  when: (facts: CaseFacts): boolean => recorded('cop_case_part')({}, facts),
}
