import { Box, Button, Grid, Text } from '@chakra-ui/react'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { Plus, X } from 'lucide-react'
import { useForm, useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import { FormPart } from '../../ui/form/FormPart.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { AnyManyAsked } from './tab-definition.ts'
import { initialRow } from './item-draft.ts'

interface Props {
  name: string
  kind: AnyKind
  asked: AnyManyAsked
}

/** The form part of a list under an item: a row of inputs per entry, with column headings. */
export function ManyPartFields({ name, kind, asked: { label, singular, template, controls } }: Props) {
  const form = useForm()
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const rows = (values[name] ?? []) as Draft[],
    fields = kind.fields as Fields,
    names = Object.keys(controls)
  const setRows = (next: Draft[]): void => form.change(name, next)
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
        // Rows have no id, and their inputs have no state of their own, so the index is a safe key.
        // oxlint-disable-next-line react/no-array-index-key
        <Grid key={i} role="group" aria-label={`${singular} ${i + 1}`} {...columns} alignItems="start">
          <FormPart at={`${name}.${i}`} fields={fields} controls={controls} isLabelHidden>
            {names.map((field) => (
              <Control key={field} name={field} />
            ))}
          </FormPart>
          <IconButton
            type="button"
            mt="0.5"
            name={`Remove ${singular.toLowerCase()} ${i + 1}`}
            icon={X}
            onClick={() => setRows(rows.filter((_, at) => at !== i))}
          />
        </Grid>
      ))}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        ms="-2"
        onClick={() => setRows([...rows, initialRow(controls, {})])}
      >
        <Plus aria-hidden />
        {`Add a ${singular.toLowerCase()}`}
      </Button>
    </Box>
  )
}
