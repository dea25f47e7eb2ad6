import { SimpleGrid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Control } from '../ui/form/Control.tsx'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { formOf, keyOf, inputOf, type Row } from './enhancement-rows.ts'
import { useSetEnhancements } from './use-set-enhancements.tsx'

interface Props {
  caseUuid: string
  rows: readonly Row[]
  max: number
  version: string | null
  close: () => void
}

/** Dialog that edits all enhancement percentages of a case. */
export function EnhancementDialog({ caseUuid, rows, max, version, close }: Props) {
  const [form] = useState(() => formOf(rows, max))
  const { save, confirmDialog } = useSetEnhancements(caseUuid, rows)
  return (
    <>
      <EntryDialog
        open
        close={close}
        title="Edit enhancement"
        {...form}
        save={async (value) => ((await save(inputOf(rows, value), version)) ? close : undefined)}
      >
        <Text textStyle="sm" color="muted" mb="4">{`Whole percents, from 0 to ${max}.`}</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
          {rows.map((row) => (
            <Control key={keyOf(row)} name={keyOf(row)} />
          ))}
        </SimpleGrid>
      </EntryDialog>
      {confirmDialog}
    </>
  )
}
