import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useFormState } from 'react-final-form'
import { londonToday } from '../../ui/dates.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { FieldInputProps } from '../../ui/form/controls.ts'
import { onLeavingGroup } from '../../ui/form/group-focus.ts'
import type { changeFields } from './change-fields.tsx'
import { correctionHint, firstDayHint, type Periods } from './periods.ts'

const DayControl = Control<ReturnType<typeof changeFields>>
const wrong = {
  outlineWidth: '1px',
  outlineStyle: 'solid',
  outlineColor: 'danger.ink',
  outlineOffset: '4px',
  my: '2',
  borderRadius: 'l1',
} as const

interface ChoiceProps {
  name: string
  label: string
  isChosen: boolean
  isDisabled: boolean
  choose: () => void
  /** What belongs to the choice, while it is chosen. */
  children: ReactNode
}
function Choice({ name, label, isChosen, isDisabled, choose, children }: ChoiceProps) {
  const id = useId()
  return (
    <Flex gap="2" align="flex-start" py="1">
      <chakra.input
        type="radio"
        id={id}
        name={name}
        mt="0.5"
        boxSize="4"
        flexShrink="0"
        cursor="pointer"
        accentColor="accent"
        focusVisibleRing="outside"
        disabled={isDisabled}
        checked={isChosen}
        onChange={choose}
      />
      <Box flex="1" minW="0">
        <chakra.label htmlFor={id} textStyle="sm" cursor="pointer" display="block">
          {label}
        </chakra.label>
        {isChosen && children}
      </Box>
    </Flex>
  )
}

/** What a change means: from which day it holds, or that it corrects what was entered wrongly. */
export function MeaningInput({ asked, attributes, value, change, periods }: FieldInputProps & { periods: Periods }) {
  const { values } = useFormState<{ from?: string }>({ subscription: { values: true } }),
    dayHint = firstDayHint(periods, values.from ?? '')
  const { id, name, disabled: isDisabled, onBlur, onFocus, 'aria-invalid': isInvalid, ...described } = attributes
  const ofChoice = (meaning: string) => ({
    name,
    isDisabled,
    isChosen: value === meaning,
    choose: () => change(meaning),
  })
  const group = useRef<HTMLDivElement>(null),
    shown = useRef(value)
  // What belongs to a choice is not to be below the fold.
  useEffect(() => {
    if (shown.current !== value) group.current?.scrollIntoView({ block: 'nearest' })
    shown.current = value
  }, [value])
  return (
    <Box
      ref={group}
      scrollMarginBottom="20"
      role="radiogroup"
      id={id}
      aria-label={asked.label}
      aria-invalid={isInvalid}
      {...described}
      onBlur={onLeavingGroup(onBlur)}
      onFocus={onFocus}
      {...(isInvalid && wrong)}
    >
      <Choice {...ofChoice('from')} label="From which day?">
        <Box mt="2">
          <DayControl
            name="from"
            beside={
              <Text textStyle="xs" color="muted" role="status" flex="1" minW="0" alignSelf="center">
                {dayHint}
              </Text>
            }
          />
        </Box>
      </Choice>
      <Choice {...ofChoice('correction')} label="It was entered wrongly: correct it">
        <Text textStyle="xs" color="muted">
          {correctionHint(periods, londonToday())}
        </Text>
      </Choice>
    </Box>
  )
}
