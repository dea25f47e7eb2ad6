import { Box, Flex, chakra } from '@chakra-ui/react'
import { missingScopeSentence, missingScopeParts } from '@costdraft/schema/areas/scopes.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { X } from 'lucide-react'
import type { FieldInputProps } from '../../ui/form/controls.ts'
import { ScopeBox } from './ScopeBox.tsx'
import type { ScopeChoice, ScopeGroup } from './scope-groups.ts'
import { scopesOfText } from './scope-words.ts'

interface Props {
  group: ScopeGroup
  /** Those of its choices that the search has found. */
  found: readonly ScopeChoice[]
  wordings: Readonly<Record<string, string>>
  input: Pick<FieldInputProps, 'value' | 'facts' | 'attributes'>
  chosen: readonly string[]
  toggle: (word: string) => void
  /** Takes one out of those chosen by its button. */
  leaveOut: (word: string) => void
  /** The box that had the focus last. */
  current: string | undefined
}

/**
 * What is chosen of a list, in view whatever is searched for or scrolled to; each with a button that takes it out
 * again.
 */
const Chosen = ({ choices, leaveOut }: { choices: readonly ScopeChoice[] } & Pick<Props, 'leaveOut'>) => (
  <Flex wrap="wrap" gap="1.5" mb="2">
    {choices.map(({ word, code, meaning }) => (
      <chakra.button
        key={word}
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        maxW="full"
        px="2"
        textStyle="xs"
        textAlign="start"
        borderWidth="1px"
        borderColor="line"
        borderRadius="full"
        cursor="pointer"
        focusVisibleRing="outside"
        aria-label={`Leave out ${code}${meaning ? `, ${meaning}` : ''}`}
        onClick={() => leaveOut(word)}
      >
        {meaning} {code}
        <X size={12} strokeWidth={1.75} aria-hidden />
      </chakra.button>
    ))}
  </Flex>
)

/** Those that are found, in a list that scrolls by itself. */
const Found = ({ found, wordings, input, chosen, toggle, current, isMissing }: Props & { isMissing: boolean }) => {
  const tabStop = found.some(({ word }) => word === current) ? current : found[0]?.word
  return (
    <Box
      borderWidth="1px"
      borderColor={isMissing ? 'danger.ink' : 'line'}
      borderRadius="l2"
      py="1"
      maxH="min(22rem, 55vh)"
      overflowY="auto"
      position="relative"
    >
      {found.map((choice) => (
        <ScopeBox
          key={choice.word}
          choice={choice}
          wording={wordings[choice.code]}
          isChosen={chosen.includes(choice.word)}
          toggle={() => toggle(choice.word)}
          isTabStop={choice.word === tabStop}
          attributes={input.attributes}
        />
      ))}
    </Box>
  )
}

/** The scopes of a part, or of a case without parts: those chosen, and below them those found. */
export function ScopeList(props: Props) {
  const { group, found, input, chosen, leaveOut } = props
  const { part, choices } = group
  const { value, facts, attributes } = input
  const ofList = choices.filter(({ word }) => chosen.includes(word))
  const sentence = `${attributes.id}-${part}-missing`
  const isMissing =
    part !== null &&
    attributes['aria-invalid'] === true &&
    missingScopeParts(scopesOfText(value), facts.caseType).includes(part)
  return (
    <Box
      role={part ? 'group' : undefined}
      aria-label={part ? labelOf(part) : undefined}
      aria-describedby={isMissing ? sentence : undefined}
      mb={part ? '4' : '0'}
    >
      {part && (
        <Box textStyle="sm" fontWeight="500" mb="1" aria-hidden>
          {labelOf(part)}
        </Box>
      )}
      {!attributes.disabled && ofList.length > 0 && <Chosen choices={ofList} leaveOut={leaveOut} />}
      {found.length > 0 && <Found {...props} isMissing={isMissing} />}
      {isMissing && (
        <Box id={sentence} textStyle="xs" color="danger.ink" mt="0.5">
          {missingScopeSentence([part])}
        </Box>
      )}
    </Box>
  )
}
