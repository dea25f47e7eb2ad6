import { Box, SimpleGrid, chakra } from '@chakra-ui/react'
import { scopeCodes, scopeMeanings } from '@costdraft/schema/areas/scopes.ts'
import { caseParts, type CasePart } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FieldInputProps } from './FieldInput.tsx'
import { wordOfScope, wordsOfText } from './scope-words.ts'

interface Choice {
  word: string
  code: string
  /** Absent for a code of another host, which has no text here. */
  meaning?: string
}
interface Group {
  part: CasePart | null
  choices: Choice[]
}

/** The scopes that the certificate of a case may name, by part where it has parts; with chosen codes of another host, which only it knows. */
export function scopeGroupsOf({ caseType, dualAspect }: CaseFacts, chosen: readonly string[]): Group[] {
  const parts = dualAspect ? caseParts : [null]
  return parts.map((part) => {
    const prefix = part ? `${part}.` : '',
      foreign = chosen
        .filter((word) => word.startsWith(prefix) && !word.slice(prefix.length).includes('.'))
        .map((word) => word.slice(prefix.length))
        .filter((code) => !Object.hasOwn(scopeMeanings, code))
    return {
      part,
      choices: [...scopeCodes(caseType, part), ...foreign].map((code) => ({
        word: wordOfScope({ scope: code, case_part: part }),
        code,
        ...(scopeMeanings[code] && { meaning: scopeMeanings[code] }),
      })),
    }
  })
}

const ScopeBox = ({
  choice: { word, code, meaning },
  isChosen,
  toggle,
  attributes: { id, disabled, onBlur, onFocus, 'aria-invalid': isInvalid },
}: {
  choice: Choice
  isChosen: boolean
  toggle: () => void
  attributes: FieldInputProps['attributes']
}) => (
  <chakra.label display="flex" alignItems="baseline" gap="2" py="1" textStyle="sm" cursor="pointer">
    <chakra.input
      type="checkbox"
      id={`${id}-${word}`}
      boxSize="4"
      flexShrink="0"
      alignSelf="flex-start"
      mt="0.5"
      accentColor="accent"
      focusVisibleRing="outside"
      checked={isChosen}
      onChange={toggle}
      {...{ disabled, onBlur, onFocus }}
      aria-invalid={isInvalid}
    />
    <span>
      {meaning}{' '}
      <chakra.span color="muted" whiteSpace="nowrap">
        {code}
      </chakra.span>
    </span>
  </chakra.label>
)

/** The scopes of a certificate as checkboxes, by part where the case has parts. What is chosen for another type of case is kept, not shown. */
export function ScopesInput({ asked, facts, value, change, attributes }: FieldInputProps) {
  const chosen = wordsOfText(value),
    groups = scopeGroupsOf(facts, chosen)
  const order = groups.flatMap(({ choices }) => choices.map(({ word }) => word))
  const toggle = (word: string): void => {
    const next = new Set(chosen)
    if (!next.delete(word)) next.add(word)
    change([...order.filter((one) => next.has(one)), ...[...next].filter((one) => !order.includes(one))].join('\n'))
  }
  return (
    <Box role="group" id={attributes.id} aria-label={asked.label} aria-describedby={attributes['aria-describedby']}>
      {groups.map(({ part, choices }) => (
        <Box
          key={part}
          role={part ? 'group' : undefined}
          aria-label={part ? labelOf(part) : undefined}
          mb={part ? '3' : '0'}
        >
          {part && (
            <Box textStyle="sm" fontWeight="500" mb="1" aria-hidden>
              {labelOf(part)}
            </Box>
          )}
          <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
            {choices.map((choice) => (
              <ScopeBox
                key={choice.word}
                choice={choice}
                isChosen={chosen.includes(choice.word)}
                toggle={() => toggle(choice.word)}
                attributes={attributes}
              />
            ))}
          </SimpleGrid>
        </Box>
      ))}
    </Box>
  )
}
