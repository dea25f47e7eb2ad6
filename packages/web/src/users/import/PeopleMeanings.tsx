import { Box, Heading, chakra } from '@chakra-ui/react'
import type {
  MeaningColumn,
  PeopleChoices,
  PeopleMeaning,
  PeoplePreview,
} from '@costdraft/schema/people-import/people-import.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useId, useState } from 'react'
import { inOrder, useAskedFor } from '../../sheet-import/asked-for.ts'
import { ImportSection } from '../../sheet-import/ImportSection.tsx'
import { MeaningLine } from '../../sheet-import/MeaningLine.tsx'
import { MoreButton } from '../../sheet-import/MoreButton.tsx'
import { meaningOf } from './choices.ts'
import { columnNames } from './people-words.ts'

interface Props {
  preview: Pick<PeoplePreview, 'meanings'>
  choices: PeopleChoices
  choose: (column: MeaningColumn, text: string, value: string | null) => void
}

/** How the texts of a file were understood, in a sentence. */
function meaningsText(meanings: readonly PeopleMeaning[]): string {
  const unknown = meanings.filter(({ value }) => value === null).length
  if (unknown === 0) return 'All roles, offices, grades and clients were recognised.'
  return `${counted(unknown, 'text')} ${unknown === 1 ? 'is' : 'are'} not known: choose what ${unknown === 1 ? 'it means' : 'they mean'}.`
}

/** What roles, offices, grades and clients of the file mean: those that nobody knows are asked for. */
export function PeopleMeanings({ preview, choices, choose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const meanings = preview.meanings.map((meaning) => ({
    ...meaning,
    key: `${meaning.column} ${meaning.text}`,
    isUnknown: meaning.value === null,
  }))
  const asked = useAskedFor(meanings)
  if (meanings.length === 0) return null
  const shown = inOrder(meanings, asked).filter(({ key }) => isOpen || asked.includes(key))
  const columns = [...new Set(meanings.map(({ column }) => column))].filter((column) =>
    shown.some((meaning) => meaning.column === column),
  )
  const isMore = meanings.length > shown.length || isOpen
  return (
    <ImportSection
      title="Roles, offices and clients"
      text={meaningsText(meanings)}
      isOpenQuestion={meanings.some(({ isUnknown }) => isUnknown)}
      action={isMore && <MoreButton what="what texts mean" isOpen={isOpen} controls={id} toggle={setIsOpen} />}
    >
      <Box id={id}>
        {columns.map((column) => (
          <Box key={column} mt="2">
            <Heading as="h4" id={`${id}-${column}`} textStyle="caption" color="muted" fontWeight="500" mb="1">
              {columnNames[column]}
            </Heading>
            <chakra.ul listStyleType="none" aria-labelledby={`${id}-${column}`}>
              {shown
                .filter((meaning) => meaning.column === column)
                .map((meaning) => (
                  <MeaningLine
                    key={meaning.key}
                    text={meaning.text}
                    rows={meaning.rows}
                    value={meaningOf(choices, meaning)}
                    none="Choose…"
                    groups={[{ label: '', options: meaning.offered }]}
                    choose={(value) => choose(column, meaning.text, value || null)}
                  />
                ))}
            </chakra.ul>
          </Box>
        ))}
      </Box>
    </ImportSection>
  )
}
