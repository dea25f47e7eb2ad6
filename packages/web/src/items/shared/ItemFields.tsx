import { Box, Grid, Text } from '@chakra-ui/react'
import { itemFields, type CaseFacts, type Draft } from '@costdraft/schema/field.ts'
import { useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import { NewFeeEarner } from '../../cases/NewFeeEarner.tsx'
import { useSites, type OptionList } from '../../cases/use-firm-options.ts'
import type { AnyGroup, AnyLine, AnyManyAsked, AnyOneAsked, AnyTab } from './tab-definition.ts'
import { ManyPartFields } from './ManyPartFields.tsx'
import { OnePartFields } from './OnePartFields.tsx'

export interface CaseContext {
  client: string
  facts: CaseFacts
  feeEarners: OptionList
}
type Props = { tab: AnyTab } & CaseContext

/** Whether a field or part applies to the draft and is therefore on the form. */
const isShown = ({ kind }: AnyTab, name: string, draft: Draft, facts: CaseFacts): boolean => {
  const part = kind.parts[name]
  return part ? part.many || part.applies?.(draft) !== false : kind.fields[name]?.applies(draft, facts) === true
}

/** Whether the items of a case do not record a field at all: it leaves no gap in its line. */
const isLeftOut = ({ kind }: AnyTab, name: string, facts: CaseFacts): boolean => {
  const field = kind.fields[name]
  return field !== undefined && !field.applies({}, facts) && field.applies({}, { ...facts, itemFields })
}

/** Adds a fee earner. The sites that one works at are read for this button alone. */
const BesideEarner = ({ client, refetch }: { client: string; refetch: OptionList['refetch'] }) => (
  <NewFeeEarner client={client} sites={useSites(client).options} onAdded={refetch} />
)

function FieldOrPart({ name, tab, client, feeEarners }: { name: string } & Props) {
  const part = tab.kind.parts[name]
  const asked = tab.parts[name]
  if (part?.many) return <ManyPartFields name={name} kind={part.kind} asked={asked as AnyManyAsked} />
  if (part) return <OnePartFields name={name} part={part} asked={asked as AnyOneAsked} />
  const isEarner = tab.kind.fields[name]?.ref === 'fee_earner' && name === 'feeEarner'
  return <Control name={name} beside={isEarner && <BesideEarner client={client} refetch={feeEarners.refetch} />} />
}

function Line({ line, ...rest }: { line: AnyLine } & Props) {
  if (typeof line === 'string') return <FieldOrPart name={line} {...rest} />
  const names = line.filter((name) => !isLeftOut(rest.tab, name, rest.facts))
  return (
    <Grid templateColumns={{ base: '1fr', sm: `repeat(${names.length}, minmax(0, 1fr))` }} columnGap="4" pb="1">
      {names.map((name) => (
        <FieldOrPart key={name} name={name} {...rest} />
      ))}
    </Grid>
  )
}

const FieldGroup = ({
  group: { title, lines, summary },
  draft,
  ...rest
}: { group: AnyGroup; draft: Draft } & Props) => (
  <Box role="group" aria-label={title} borderTopWidth="1px" borderColor="line" pt="3" mt="2" mb="2">
    <Text textStyle="caption" color="muted" mb="2" aria-hidden>
      {title}
    </Text>
    {lines.map((line) => (
      <Line key={String(line)} line={line} {...rest} />
    ))}
    {summary && (
      <Text role="status" textStyle="sm" color="muted" minH="5" mb="1">
        {summary(draft)}
      </Text>
    )}
  </Box>
)

/** The applicable fields and parts of an item, in the layout of its tab. */
export function ItemFields(props: Props) {
  const { tab, facts } = props
  const { values } = useFormState({ subscription: { values: true } })
  const isLineShown = (line: AnyLine): boolean => [line].flat().some((name) => isShown(tab, name, values, facts))
  return tab.layout.map((line) => {
    if (typeof line === 'string' || !('lines' in line))
      return isLineShown(line) && <Line key={String(line)} line={line} {...props} />
    const lines = line.lines.filter(isLineShown)
    return lines.length > 0 && <FieldGroup key={line.title} group={{ ...line, lines }} draft={values} {...props} />
  })
}
