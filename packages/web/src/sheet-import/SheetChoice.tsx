import { Box } from '@chakra-ui/react'
import type { Option } from '../ui/form/controls.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { ImportSection } from './ImportSection.tsx'
import { sheetLabel, sheetText } from './question-text.ts'
import type { SheetPreview, SheetWords } from './sheet-preview.ts'

interface Props {
  preview: Pick<SheetPreview, 'sheets' | 'sheet'>
  words: SheetWords
  chosen: string | null
  choose: (sheet: string) => void
}
const optionOf = (sheet: SheetPreview['sheets'][number]): Option => ({ value: sheet.name, label: sheetLabel(sheet) })

/** All sheets, or where some are recognised those first. */
function groupsOf(sheets: SheetPreview['sheets'], { readsAs }: SheetWords) {
  if (!readsAs) return [{ label: '', options: sheets.map(optionOf) }]
  const { true: recognised = [], false: others = [] } = Object.groupBy(
    sheets,
    ({ reads_as_ledger: reads }) => `${reads}` as const,
  )
  return [
    { label: `Read as ${readsAs.many}`, options: recognised.map(optionOf) },
    { label: 'Other sheets', options: others.map(optionOf) },
  ]
}

/** Which sheet of a workbook is taken: those that read as what is imported first. */
export const SheetChoice = ({ preview: { sheets, sheet }, words, chosen, choose }: Props) => (
  <ImportSection title="Sheet" text={sheetText({ sheets, sheet }, words)} isOpenQuestion={sheet === null}>
    <Box maxW="80" mt="1">
      <ChoiceSelect
        name="Sheet"
        value={chosen ?? ''}
        none="Choose…"
        isRequired={chosen !== null}
        groups={groupsOf(sheets, words)}
        choose={(name) => name && choose(name)}
      />
    </Box>
  </ImportSection>
)
