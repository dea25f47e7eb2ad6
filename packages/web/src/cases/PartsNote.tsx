import { Box } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useFormState } from 'react-final-form'
import { partsChange } from './parts-change.ts'

/** Says what a change of the type of a case does to the parts of its rows, as long as the change is not saved. */
export function PartsNote({ loaded }: { loaded: Draft }) {
  const { values } = useFormState<Draft>({ subscription: { values: true } })
  const note = partsChange(loaded, values)
  return (
    <Box role="status">
      {note && (
        <Box
          mb="4"
          px="2.5"
          py="1.5"
          textStyle="sm"
          bg="attention.ground"
          color="attention.ink"
          borderInlineStartWidth="3px"
          borderColor="attention.edge"
        >
          {note}
        </Box>
      )}
    </Box>
  )
}
