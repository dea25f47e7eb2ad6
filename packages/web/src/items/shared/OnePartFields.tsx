import { Box, Flex, Grid, chakra } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import type { OnePart } from '@costdraft/schema/kind.ts'
import { getIn } from 'final-form'
import { useId, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import { FormPart } from '../../ui/form/FormPart.tsx'
import { formValues } from '../../ui/form/controls.ts'
import type { AnyOneAsked } from './tab-definition.ts'

const noDefaults: Draft = {}
const recordAt = (values: Draft, at: string | undefined): Draft =>
  at === undefined ? values : ((getIn(values, at) as Draft | undefined) ?? noDefaults)

interface Props {
  name: string
  /** Path of the record it is part of within the form values; absent for a part of the item itself. */
  at?: string | undefined
  part: OnePart
  asked: AnyOneAsked
}

/**
 * The form part of a single record under an item: always shown where it is required, else toggled by a checkbox.
 * Toggling it off and on restores the input.
 */
export function OnePartFields({ name, at, part, asked: { label, template, controls, defaults } }: Props) {
  const id = useId()
  const form = useForm()
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const record = recordAt(values, at)
  const path = at === undefined ? name : `${at}.${name}`
  const value = record[name]
  const last = useRef<unknown>(undefined)
  if (part.applies?.(record) === false) return null
  const isOn = part.required === true || Boolean(value)
  const toggle = (on: boolean): void => {
    if (!on) last.current = value
    form.change(path, on ? (last.current ?? formValues(controls, defaults ?? noDefaults)) : null)
  }
  return (
    <Box pb={isOn ? undefined : '2'}>
      {!part.required && (
        <Flex align="center" gap="2" minH="6">
          <chakra.input
            id={id}
            type="checkbox"
            boxSize="4"
            cursor="pointer"
            accentColor="accent"
            focusVisibleRing="outside"
            checked={isOn}
            onChange={(event) => toggle(event.target.checked)}
          />
          <chakra.label htmlFor={id} textStyle="sm" cursor="pointer">
            {label}
          </chakra.label>
        </Flex>
      )}
      {isOn && (
        <Grid
          ps={part.required ? '0' : '6'}
          pt={part.required ? '0' : '1'}
          templateColumns={{ base: '1fr', sm: template }}
          columnGap="4"
        >
          <FormPart at={path} fields={part.fields} controls={controls}>
            {Object.keys(controls).map((field) => (
              <Control key={field} name={field} />
            ))}
          </FormPart>
        </Grid>
      )}
    </Box>
  )
}
