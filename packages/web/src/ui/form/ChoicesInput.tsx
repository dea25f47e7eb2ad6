import { chakra, Grid } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FieldInputProps } from './controls.ts'

interface Props extends Pick<FieldInputProps, 'attributes' | 'asked'> {
  choices: readonly string[]
  chosen: readonly string[]
  choose: (chosen: readonly string[]) => void
}

/** A box to tick for each choice. */
export const ChoicesInput = ({ asked, attributes: { id, name, ...attributes }, choices, chosen, choose }: Props) => (
  <Grid
    role="group"
    aria-label={asked.label}
    templateColumns={{ base: '1fr', md: '1fr 1fr' }}
    columnGap="6"
    rowGap="1"
    py="1"
  >
    {choices.map((choice, at) => (
      <chakra.label
        key={choice}
        display="flex"
        alignItems="flex-start"
        gap="2"
        py="0.5"
        textStyle="sm"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          // The first has the id of the field, which its label and the first problem lead to.
          id={at === 0 ? id : `${id}-${choice}`}
          name={name}
          boxSize="4"
          flexShrink="0"
          mt="0.5"
          accentColor="accent"
          focusVisibleRing="outside"
          checked={chosen.includes(choice)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
          }
          aria-label={labelOf(choice)}
          {...attributes}
        />
        {labelOf(choice)}
      </chakra.label>
    ))}
  </Grid>
)
