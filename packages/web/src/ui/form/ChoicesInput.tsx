import { chakra, Grid } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FieldInputProps } from './controls.ts'
import { onLeavingGroup } from './group-focus.ts'

interface Props extends Pick<FieldInputProps, 'attributes' | 'asked'> {
  choices: readonly string[]
  chosen: readonly string[]
  choose: (chosen: readonly string[]) => void
}

const wrong = {
  outlineWidth: '1px',
  outlineStyle: 'solid',
  outlineColor: 'danger.ink',
  outlineOffset: '2px',
  my: '1',
  borderRadius: 'l1',
} as const

/** A box to tick for each choice. Where nothing can be changed, the boxes are shown as they are. */
export const ChoicesInput = ({ asked, attributes, choices, chosen, choose }: Props) => {
  const { id, name, disabled, onBlur, onFocus, 'aria-invalid': isInvalid } = attributes
  return (
    <Grid
      role="group"
      id={id}
      aria-label={asked.label}
      aria-describedby={attributes['aria-describedby']}
      onBlur={onLeavingGroup(onBlur)}
      onFocus={onFocus}
      templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      columnGap="6"
      {...(isInvalid && wrong)}
    >
      {choices.map((choice) => (
        <chakra.label
          key={choice}
          display="flex"
          alignItems="flex-start"
          gap="2"
          py="1"
          textStyle="sm"
          cursor={disabled ? undefined : 'pointer'}
        >
          <chakra.input
            type="checkbox"
            name={name}
            boxSize="4"
            flexShrink="0"
            mt="0.5"
            accentColor="accent"
            focusVisibleRing="outside"
            disabled={disabled}
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
            }
            aria-invalid={isInvalid}
          />
          {labelOf(choice)}
        </chakra.label>
      ))}
    </Grid>
  )
}
