import { Box, Button, Grid, Text } from '@chakra-ui/react'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { Plus, X } from 'lucide-react'
import { useForm, useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import { FormPart } from '../../ui/form/FormPart.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { AnyManyAsked } from './definition.ts'
import { rowToBegin } from './item-draft.ts'

interface Props {
  name: string
  kind: AnyKind
  asked: AnyManyAsked
}

/** A list under an item: a row of inputs each, in columns under one head. */
export function ManyRows({ name, kind, asked: { label, each, template, controls } }: Props) {
  const form = useForm()
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const rows = (values[name] ?? []) as Draft[],
    fields = kind.fields as Fields,
    names = Object.keys(controls)
  const put = (next: Draft[]): void => form.change(name, next)
  const columns = { display: 'grid', gridTemplateColumns: `${template} 28px`, columnGap: '2' } as const
  return (
    <Box role="group" aria-label={label}>
      {rows.length > 0 && (
        <Grid {...columns} mb="1" aria-hidden>
          {names.map((field) => (
            <Text key={field} textStyle="caption" color="muted">
              {controls[field]?.label}
            </Text>
          ))}
        </Grid>
      )}
      {rows.map((_, i) => (
        // Its place is what a row is known by: its inputs hold nothing of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Grid key={i} role="group" aria-label={`${each} ${i + 1}`} {...columns} alignItems="start">
          <FormPart at={`${name}.${i}`} fields={fields} controls={controls} isBare>
            {names.map((field) => (
              <Control key={field} name={field} />
            ))}
          </FormPart>
          <IconButton
            type="button"
            mt="0.5"
            name={`Remove ${each.toLowerCase()} ${i + 1}`}
            icon={X}
            onClick={() => put(rows.filter((_, at) => at !== i))}
          />
        </Grid>
      ))}
      <Button type="button" size="xs" variant="ghost" ms="-2" onClick={() => put([...rows, rowToBegin(controls, {})])}>
        <Plus aria-hidden />
        {`Add a ${each.toLowerCase()}`}
      </Button>
    </Box>
  )
}
