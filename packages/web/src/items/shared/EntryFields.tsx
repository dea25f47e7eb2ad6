import { Box } from '@chakra-ui/react'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind, type OnePart } from '@costdraft/schema/kind.ts'
import { getIn } from 'final-form'
import { useMemo } from 'react'
import { useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import type { AnyControls } from '../../ui/form/controls.ts'
import { FormPart } from '../../ui/form/FormPart.tsx'
import type { AnyManyAsked, AnyOneAsked } from './tab-definition.ts'

type InlinePart = readonly [name: string, part: OnePart, asked: AnyOneAsked]
/** The parts of an entry that are asked beside its fields. */
const inlinePartsOf = (kind: AnyKind, { parts = {} }: AnyManyAsked): InlinePart[] =>
  partsOf(kind).flatMap(([name, part]): InlinePart[] => {
    const asked = parts[name]
    return !part.many && asked && 'isInline' in asked && asked.isInline ? [[name, part, asked]] : []
  })

/** The names of the fields that an entry asks for. */
const askedIn = (controls: AnyControls): string[] => Object.keys(controls).filter((name) => !controls[name]?.isLeftOut)

/** The headings of the columns of an entry: its own fields, and the parts beside them. */
export const headsOf = (kind: AnyKind, asked: AnyManyAsked): string[] =>
  [asked.controls, ...inlinePartsOf(kind, asked).map(([, , { controls }]) => controls)].flatMap((controls) =>
    askedIn(controls).flatMap((name) => controls[name]?.label ?? []),
  )

interface CellsProps {
  at: string
  fields: Fields
  controls: AnyControls
}
const Cells = ({ at, fields, controls }: CellsProps) => (
  <FormPart at={at} fields={fields} controls={controls} isLabelHidden>
    {askedIn(controls).map((field) => (
      // A field that does not apply leaves its column empty.
      <Box key={field} minW="0" data-head={controls[field]?.label}>
        <Control name={field} />
      </Box>
    ))}
  </FormPart>
)

const optional = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.optional()]))

/**
 * The inputs of a part beside those of its entry, which is at the path `entry`. Nothing in it is required before
 * something is entered.
 */
function PartCells({ entry, part: [name, part, { controls }] }: { entry: string; part: InlinePart }) {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const isThere = part.applies?.((getIn(values, entry) ?? {}) as Draft) !== false
  const fields = useMemo(() => (isThere ? part.fields : optional(part.fields)), [part, isThere])
  return <Cells at={`${entry}.${name}`} fields={fields} controls={controls} />
}

/** The inputs of one entry of a list, at the path `at`, each in its column. */
export const EntryFields = ({ at, kind, asked }: { at: string; kind: AnyKind; asked: AnyManyAsked }) => (
  <>
    <Cells at={at} fields={kind.fields as Fields} controls={asked.controls} />
    {inlinePartsOf(kind, asked).map((part) => (
      <PartCells key={part[0]} entry={at} part={part} />
    ))}
  </>
)
