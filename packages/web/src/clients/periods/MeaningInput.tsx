import { Box, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, type RefObject } from 'react'
import { useFormState } from 'react-final-form'
import { londonToday } from '../../formats/dates.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { FieldInputProps } from '../../ui/form/controls.ts'
import { onLeavingGroup } from '../../ui/form/group-focus.ts'
import { RadioChoice } from '../../ui/form/RadioChoice.tsx'
import type { changeFields } from './change-fields.ts'
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

/** A group that comes into view whenever its value changes: what belongs to a choice is not to be below the fold. */
function useKeptInView(value: unknown): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current !== value) group.current?.scrollIntoView({ block: 'nearest' })
    shown.current = value
  }, [value])
  return group
}

/** What a change means: from which day it holds, or that it corrects what was entered wrongly. */
export function MeaningInput({ asked, attributes, value, change, periods }: FieldInputProps & { periods: Periods }) {
  const { values } = useFormState<{ from?: string }>({ subscription: { values: true } })
  const dayHint = firstDayHint(periods, values.from ?? '')
  const {
    id,
    name,
    disabled: isDisabled = false,
    onBlur,
    onFocus,
    'aria-invalid': isInvalid,
    ...described
  } = attributes
  const ofChoice = (meaning: string) => ({
    id: `${id}-${meaning}`,
    name,
    isDisabled,
    isChosen: value === meaning,
    choose: () => change(meaning),
  })
  const group = useKeptInView(value)
  return (
    <Stack
      gap="2"
      py="1"
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
      <RadioChoice {...ofChoice('from')} label="From which day?">
        {value === 'from' && (
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
        )}
      </RadioChoice>
      <RadioChoice {...ofChoice('correction')} label="It was entered wrongly: correct it">
        {value === 'correction' && (
          <Text textStyle="xs" color="muted">
            {correctionHint(periods, londonToday())}
          </Text>
        )}
      </RadioChoice>
    </Stack>
  )
}
