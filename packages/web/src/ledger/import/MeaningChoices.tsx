import { Box, Button, Flex, chakra } from '@chakra-ui/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { useId, useState, type ReactNode } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { meaningOf, type Meanings } from './choices.ts'
import { inOrder, useAskedFor } from '../../sheet-import/asked-for.ts'
import { ImportSection } from '../../sheet-import/ImportSection.tsx'
import { MeaningLine } from '../../sheet-import/MeaningLine.tsx'
import { MoreButton } from '../../sheet-import/MoreButton.tsx'
import {
  activityOptions,
  isUnknown,
  keyOf,
  meaningsOf,
  meaningsText,
  type Meaning,
  type MeaningKind,
} from './meanings.ts'

interface Props {
  preview: LedgerPreview
  choices: LedgerChoices
  feeEarners: readonly Option[]
  choose: (meanings: Meanings) => void
}

const matchedBy = { name: 'by name', initials: 'by initials', remembered: 'remembered', chosen: 'chosen' } as const

const noneOf = ({ suggestions: [first, ...more] }: Meaning): string =>
  first && more.length === 0 ? `Choose… perhaps ${first.label}` : 'Choose…'

const LineOf = ({
  meaning,
  choices,
  options,
  choose,
}: { meaning: Meaning; options: readonly Option[] } & Pick<Props, 'choices' | 'choose'>) => {
  const { kind, text, rows, by, suggestions } = meaning
  return (
    <MeaningLine
      text={text}
      rows={rows}
      value={meaningOf(choices, meaning)}
      none={noneOf(meaning)}
      groups={[
        { label: 'Suggested', options: suggestions },
        { label: kind === 'people' ? 'Fee earners' : 'Activities', options },
      ]}
      note={by && matchedBy[by]}
      choose={(chosen) => choose({ [kind]: { [text]: chosen || null } })}
    />
  )
}

const suggestionsFor = (
  wanted: MeaningKind,
  suggested: readonly Meaning[],
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    suggested.filter(({ kind }) => kind === wanted).map(({ text, suggestions }) => [text, suggestions[0]?.value]),
  )

/** Takes what is suggested for each text that has a single suggestion. */
function SuggestionsButton({ meanings, choose }: { meanings: readonly Meaning[] } & Pick<Props, 'choose'>) {
  const suggested = meanings.filter((meaning) => isUnknown(meaning) && meaning.suggestions.length === 1)
  if (suggested.length === 0) return null
  const take = (): void =>
    choose({
      people: suggestionsFor('people', suggested),
      activities: suggestionsFor('activities', suggested),
    } as Meanings)
  return (
    <Button size="xs" onClick={take}>
      {suggested.length === 1 ? 'Use the suggestion' : `Use ${suggested.length} suggestions`}
    </Button>
  )
}

/**
 * What the names and the activities of the file mean: those that nobody knows are asked for; all others are one
 * sentence and a button.
 */
export function MeaningChoices({ preview, choices, feeEarners, choose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const meanings = meaningsOf(preview)
  const asked = useAskedFor(meanings.map((one) => ({ key: keyOf(one), text: one.text, isUnknown: isUnknown(one) })))
  const shown = inOrder(
    meanings.map((one) => ({ ...one, key: keyOf(one) })),
    asked,
  ).filter((meaning) => isOpen || asked.includes(keyOf(meaning)))
  const isMore = meanings.length > shown.length || isOpen
  const listOf = (kind: MeaningKind): ReactNode => {
    const ofKind = shown.filter((meaning) => meaning.kind === kind)
    return (
      ofKind.length > 0 && (
        <chakra.ul
          listStyleType="none"
          mt="2"
          aria-label={kind === 'people' ? 'Names in the file' : 'Activities in the file'}
        >
          {ofKind.map((meaning) => (
            <LineOf
              key={keyOf(meaning)}
              meaning={meaning}
              choices={choices}
              options={kind === 'people' ? feeEarners : activityOptions}
              choose={choose}
            />
          ))}
        </chakra.ul>
      )
    )
  }
  return (
    <ImportSection
      title="People and activities"
      text={meaningsText(meanings)}
      isOpenQuestion={meanings.some(isUnknown)}
      action={
        <Flex gap="2" flexShrink="0">
          <SuggestionsButton meanings={meanings} choose={choose} />
          {isMore && <MoreButton what="the names that are known" isOpen={isOpen} controls={id} toggle={setIsOpen} />}
        </Flex>
      }
    >
      <Box id={id}>
        {listOf('people')}
        {listOf('activities')}
      </Box>
    </ImportSection>
  )
}
