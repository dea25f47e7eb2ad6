import { Box, Button, Grid, Text } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { getIn } from 'final-form'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useFormContext } from '../../ui/form/form-context.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { EntryFields, headsOf } from './EntryFields.tsx'
import { initialRow } from './item-draft.ts'
import { OnePartFields } from './OnePartFields.tsx'
import type { AnyManyAsked, AnyOneAsked, AnyPartsAsked } from './tab-definition.ts'

interface Props {
  /** Path of the list within the form values. */
  name: string
  kind: AnyKind
  asked: AnyManyAsked
}

/** The parts of one entry, at the path `at`, in their order, save those that are asked beside its fields. */
const EntryParts = ({ at, kind, parts }: { at: string; kind: AnyKind; parts: AnyPartsAsked }) => (
  <Box gridColumn="1 / -1">
    {partsOf(kind).map(([name, part]) => {
      if (part.many)
        return <ManyPartFields key={name} name={`${at}.${name}`} kind={part.kind} asked={parts[name] as AnyManyAsked} />
      const asked = parts[name] as AnyOneAsked
      return !asked.isInline && <OnePartFields key={name} name={name} at={at} part={part} asked={asked} />
    })}
  </Box>
)

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
/** The button that adds an entry; where the case can have none, the reason in its place. */
function AddEntry({ asked, values, add }: { asked: AnyManyAsked; values: Draft; add: () => void }) {
  const { facts } = useFormContext()
  const { singular, addLabel = `Add ${withArticle(singular.toLowerCase())}`, noneBecause } = asked
  const reason = noneBecause?.(facts(values))
  return reason === undefined ? (
    <Button type="button" size="xs" variant="ghost" ms="-2" onClick={add}>
      <Plus aria-hidden />
      {addLabel}
    </Button>
  ) : (
    <Text textStyle="sm" color="muted" pb="1">
      {reason}
    </Text>
  )
}

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

/**
 * The form part of a list under an item: a row of inputs per entry, with column headings, and the parts of the entry
 * below its row.
 */
export function ManyPartFields({ name, kind, asked }: Props) {
  const { label, singular, template, parts } = asked
  const form = useForm()
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const rows = (getIn(values, name) ?? []) as Draft[]
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
          {headsOf(kind, asked).map((head) => (
            <Text key={head} textStyle="caption" color="muted">
              {head}
            </Text>
          ))}
        </Grid>
      )}
      {rows.map((_, i) => (
        // Rows have no id, and their inputs have no state of their own, so the index is a safe key.
        // oxlint-disable-next-line react/no-array-index-key
        <Grid key={i} role="group" aria-label={`${singular} ${i + 1}`} {...columns} {...(parts && ruled)}>
          <EntryFields at={`${name}.${i}`} kind={kind} asked={asked} />
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
      <AddEntry asked={asked} values={values} add={() => setRows([...rows, initialRow(kind, asked, {})])} />
    </Box>
  )
}
