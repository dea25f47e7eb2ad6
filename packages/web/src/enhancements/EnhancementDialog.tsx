import { SimpleGrid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Control } from '../ui/form/Control.tsx'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { formOf, keyOf, listOf, type Row } from './enhancement-rows.ts'
import { useSetEnhancements } from './use-set-enhancements.tsx'

interface Props {
  caseUuid: string
  rows: readonly Row[]
  most: number
  version: string | null
  close: () => void
}

/** The percentages of a case, all of them at once. */
export function EnhancementDialog({ caseUuid, rows, most, version, close }: Props) {
  const [form] = useState(() => formOf(rows, most))
  const { save, asking } = useSetEnhancements(caseUuid, rows)
  return (
    <>
      <EntryDialog
        open
        close={close}
        title="Edit enhancement"
        {...form}
        save={async (value) => ((await save(listOf(rows, value), version)) ? close : undefined)}
      >
        <Text textStyle="sm" color="muted" mb="4">{`Whole percents, from 0 to ${most}.`}</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
          {rows.map((row) => (
            <Control key={keyOf(row)} name={keyOf(row)} />
          ))}
        </SimpleGrid>
      </EntryDialog>
      {asking}
    </>
  )
}
