import { SimpleGrid, Text } from '@chakra-ui/react'
import type { Aspect } from '@costdraft/costing'
import { useState } from 'react'
import { Control } from '../ui/form/Control.tsx'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { formOf, keyOf, inputOf, rowsOfPart, type EnhancementRow } from './enhancement-rows.ts'
import { useSetEnhancements } from './use-set-enhancements.tsx'

interface Props {
  caseUuid: string
  /** All rows of the case: they are saved together. */
  rows: readonly EnhancementRow[]
  /** The part whose percentages are edited; null for a case without parts. */
  part: Aspect | null
  title: string
  max: number
  version: string | null
  close: () => void
}

/** Dialog that edits the enhancement percentages of a case, or of one part of it. */
export function EnhancementDialog({ caseUuid, rows, part, title, max, version, close }: Props) {
  const edited = rowsOfPart(rows, part)
  const [form] = useState(() => formOf(edited, max))
  const { save, confirmDialog } = useSetEnhancements(caseUuid, rows, part)
  return (
    <>
      <EntryDialog
        open
        close={close}
        title={title}
        {...form}
        save={async (value) => ((await save(inputOf(rows, value), version)) ? close : undefined)}
      >
        <Text textStyle="sm" color="muted" mb="4">{`Whole percents, from 0 to ${max}.`}</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
          {edited.map((row) => (
            <Control key={keyOf(row)} name={keyOf(row)} />
          ))}
        </SimpleGrid>
      </EntryDialog>
      {confirmDialog}
    </>
  )
}
