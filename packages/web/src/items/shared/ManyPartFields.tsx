import { Box, Button, Grid, Text } from '@chakra-ui/react'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { getIn } from 'final-form'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import type { AnyControls } from '../../ui/form/controls.ts'
import { FormPart } from '../../ui/form/FormPart.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { initialRow } from './item-draft.ts'
import { OnePartFields } from './OnePartFields.tsx'
import type { AnyManyAsked, AnyOneAsked, AnyPartsAsked } from './tab-definition.ts'

interface Props {
  /** Path of the list within the form values. */
  name: string
  kind: AnyKind
  asked: AnyManyAsked
}

/** The inputs of one entry, at the path `at`, each in its column. */
const EntryFields = ({ at, fields, controls }: { at: string; fields: Fields; controls: AnyControls }) => (
  <FormPart at={at} fields={fields} controls={controls} isLabelHidden>
    {Object.keys(controls).map((field) => (
      // A field that does not apply leaves its column empty.
      <Box key={field} minW="0" data-head={controls[field]?.label}>
        <Control name={field} />
      </Box>
    ))}
  </FormPart>
)

/** The parts of one entry, at the path `at`, in their order. */
const EntryParts = ({ at, kind, parts }: { at: string; kind: AnyKind; parts: AnyPartsAsked }) => (
  <Box gridColumn="1 / -1">
    {partsOf(kind).map(([name, part]) =>
      part.many ? (
        <ManyPartFields key={name} name={`${at}.${name}`} kind={part.kind} asked={parts[name] as AnyManyAsked} />
      ) : (
        <OnePartFields key={name} name={name} at={at} part={part} asked={parts[name] as AnyOneAsked} />
      ),
    )}
  </Box>
)

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
/** Entries with parts take several lines each: a rule below each tells where the next begins. */
const ruled = { borderBottomWidth: '1px', borderColor: 'line', pb: '2', mb: '2' } as const

/** Where an entry has no room for its inputs side by side, each has its heading above it, unless it brings its own. */
const ownHeads = {
  '@media (max-width: 47.99em)': {
    '& > [data-head]:not(:empty, :has(input[type=checkbox]))::before': {
      content: 'attr(data-head)',
      textStyle: 'caption',
      color: 'muted',
      display: 'block',
      mb: '1',
    },
    '& > button': { justifySelf: 'end' },
  },
}

/** The form part of a list under an item: a row of inputs per entry, with column headings, and the parts of the entry below its row. */
export function ManyPartFields({ name, kind, asked }: Props) {
  const { label, singular, template, controls, parts } = asked
  const form = useForm()
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const rows = (getIn(values, name) ?? []) as Draft[],
    fields = kind.fields as Fields,
    names = Object.keys(controls)
  const setRows = (next: Draft[]): void => form.change(name, next)
  const [removals, setRemovals] = useState(0)
  const remove = (i: number): void => {
    setRows(rows.filter((_, at) => at !== i))
    setRemovals(removals + 1)
  }
  const columns = {
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: `${template} 28px` },
    columnGap: '2',
    alignItems: 'start',
    css: ownHeads,
  } as const
  return (
    <Box role="group" aria-label={label}>
      {rows.length > 0 && (
        <Grid {...columns} mb="1" hideBelow="md" aria-hidden>
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
        <Grid key={i} role="group" aria-label={`${singular} ${i + 1}`} {...columns} {...(parts && ruled)}>
          <EntryFields at={`${name}.${i}`} fields={fields} controls={controls} />
          <IconButton
            type="button"
            mt="0.5"
            name={`Remove ${singular.toLowerCase()} ${i + 1}`}
            icon={X}
            onClick={() => remove(i)}
          />
          {/* A part remembers what was typed before it was switched off: not for the entry that moves up into its place. */}
          {parts && <EntryParts key={removals} at={`${name}.${i}`} kind={kind} parts={parts} />}
        </Grid>
      ))}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        ms="-2"
        onClick={() => setRows([...rows, initialRow(kind, asked, {})])}
      >
        <Plus aria-hidden />
        {`Add ${withArticle(singular.toLowerCase())}`}
      </Button>
    </Box>
  )
}
