import { Box, Grid, Text } from '@chakra-ui/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useFormState } from 'react-final-form'
import { Control } from '../../ui/form/Control.tsx'
import { NewFeeEarner } from '../../cases/NewFeeEarner.tsx'
import type { Firm } from '../../cases/use-firm.ts'
import type { AnyGroup, AnyLine, AnyManyAsked, AnyOneAsked, AnyTab } from './definition.ts'
import { ManyRows } from './ManyRows.tsx'
import { OneRow } from './OneRow.tsx'

export interface Surroundings {
  client: string
  facts: CaseFacts
  firm: Firm
}
type Props = { tab: AnyTab } & Surroundings

/** Whether a field or part is on the form at all as it stands. */
const shows = ({ kind }: AnyTab, name: string, draft: Draft, facts: CaseFacts): boolean => {
  const part = kind.parts[name]
  return part ? part.many || part.applies?.(draft) !== false : kind.fields[name]?.applies(draft, facts) === true
}

function Named({ name, tab, client, firm }: { name: string } & Props) {
  const part = tab.kind.parts[name],
    asked = tab.parts[name]
  if (part?.many) return <ManyRows name={name} kind={part.kind} asked={asked as AnyManyAsked} />
  if (part) return <OneRow name={name} part={part} asked={asked as AnyOneAsked} />
  const isEarner = tab.kind.fields[name]?.ref === 'fee_earner' && name === 'feeEarner'
  return (
    <Control
      name={name}
      beside={isEarner && <NewFeeEarner client={client} sites={firm.sites.options} added={firm.feeEarners.again} />}
    />
  )
}

const Line = ({ line, ...rest }: { line: AnyLine } & Props) =>
  typeof line === 'string' ? (
    <Named name={line} {...rest} />
  ) : (
    <Grid templateColumns={{ base: '1fr', sm: `repeat(${line.length}, minmax(0, 1fr))` }} columnGap="4" pb="1">
      {line.map((name) => (
        <Named key={name} name={name} {...rest} />
      ))}
    </Grid>
  )

const Grouped = ({ group: { title, lines, tell }, draft, ...rest }: { group: AnyGroup; draft: Draft } & Props) => (
  <Box role="group" aria-label={title} borderTopWidth="1px" borderColor="line" pt="3" mt="2" mb="2">
    <Text textStyle="caption" color="muted" mb="2" aria-hidden>
      {title}
    </Text>
    {lines.map((line) => (
      <Line key={String(line)} line={line} {...rest} />
    ))}
    {tell && (
      <Text role="status" textStyle="sm" color="muted" minH="5" mb="1">
        {tell(draft)}
      </Text>
    )}
  </Box>
)

/** The fields of an item in the order of its tab, as far as they apply. */
export function ItemFields(props: Props) {
  const { tab, facts } = props
  const { values } = useFormState({ subscription: { values: true } })
  const seen = (line: AnyLine): boolean => [line].flat().some((name) => shows(tab, name, values, facts))
  return tab.layout.map((line) => {
    if (typeof line === 'string' || !('lines' in line))
      return seen(line) && <Line key={String(line)} line={line} {...props} />
    const lines = line.lines.filter(seen)
    return lines.length > 0 && <Grouped key={line.title} group={{ ...line, lines }} draft={values} {...props} />
  })
}
