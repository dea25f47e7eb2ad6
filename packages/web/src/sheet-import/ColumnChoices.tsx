import { Box, Grid, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { Option } from '../ui/form/controls.ts'
import { columnOf } from './choices.ts'
import { ChoiceSelect } from './ChoiceSelect.tsx'
import { ImportSection } from './ImportSection.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { SheetChoices, SheetColumn, SheetPreview, SheetWords } from './sheet-preview.ts'

interface Props {
  preview: SheetPreview
  words: SheetWords
  choices: SheetChoices
  choose: (index: number, column: string | null) => void
}

function ColumnChoice({
  guess: { index, heading, samples },
  column,
  options,
  choose,
}: { guess: SheetColumn; column: string | null; options: readonly Option[] } & Pick<Props, 'choose'>) {
  const id = useId()
  const name = heading || `Column ${index + 1}`
  return (
    <Box minW="0">
      <Text textStyle="sm" fontWeight="500" mb="1" truncate data-cuttable>
        {name}
      </Text>
      <ChoiceSelect
        name={`Column ${name}`}
        describedBy={id}
        value={column ?? ''}
        none="Not taken"
        groups={[{ label: '', options }]}
        choose={(value) => choose(index, options.some((option) => option.value === value) ? value : null)}
      />
      <Text id={id} textStyle="xs" color="muted" mt="1" minH="4" truncate data-cuttable>
        {samples.join(' · ') || 'Empty'}
      </Text>
    </Box>
  )
}

/** Which column of the file is what: one sentence where all were recognised, otherwise a list of choices for each. */
export function ColumnChoices({ preview, words, choices, choose }: Props) {
  const { columns, offered, missing } = preview
  const isMissing = missing.length > 0
  const id = useId()
  const [isOpen, setIsOpen] = useState(isMissing)
  // What was opened by a question stays open when it is answered, so that nothing moves away from under the hand.
  if (isMissing && !isOpen) setIsOpen(true)
  const options = offered.map((column): Option => ({ value: column, label: words.columnName(column) }))
  return (
    <ImportSection
      title="Columns"
      text={words.columnsText(preview)}
      isOpenQuestion={isMissing}
      action={!isMissing && <MoreButton what="the columns" isOpen={isOpen} controls={id} toggle={setIsOpen} />}
    >
      <Grid
        id={id}
        display={isOpen ? 'grid' : 'none'}
        templateColumns="repeat(auto-fill, minmax(168px, 1fr))"
        gap="3"
        mt="2"
      >
        {isOpen &&
          columns.map((guess) => (
            <ColumnChoice
              key={guess.index}
              guess={guess}
              column={columnOf(choices, guess)}
              options={options}
              choose={choose}
            />
          ))}
      </Grid>
    </ImportSection>
  )
}
