import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react'
import type { Phase } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount, formatPounds } from '../formats/format-money.ts'
import type { DetailInputs } from './table-inputs.ts'
import type { FiguresOfPhase } from './budget-values.ts'

interface Props {
  phase: Phase | null
  row: FiguresOfPhase | undefined
  inputs: DetailInputs | undefined
}
type Earner = FiguresOfPhase['earners'][number]

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box role="group" aria-label={title} minW="0">
    <Text textStyle="caption" color="muted" mb="1" aria-hidden>
      {title}
    </Text>
    {children}
  </Box>
)
/** A figure or an input with its name before it. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <Flex justify="space-between" align="center" gap="3" minH="10" data-named="">
    <Text color="muted">{name}</Text>
    <Box textAlign="end" flex="none" css={{ '& > div': { width: '36' } }}>
      {children}
    </Box>
  </Flex>
)

/** What the hours of a fee earner come to, as the server has worked it out. */
const hoursText = ({ hours, rate, estimated }: Earner): string =>
  `${hours} h${rate === null ? '' : ` × ${formatAmount(rate)}`} = ${formatAmount(estimated)}`
const nameOf = ({ name, grade }: Earner): string => `${name ?? 'Unknown fee earner'} (${grade})`

/** The fee earners with work in a phase, and with hours where these are not entered here. */
const Earners = ({ earners, areHoursShown }: { earners: readonly Earner[]; areHoursShown: boolean }) =>
  earners.map((earner) => {
    const said = [
      Number(earner.incurred) > 0 ? `${formatAmount(earner.incurred)} incurred` : '',
      areHoursShown && Number(earner.hours) > 0 ? hoursText(earner) : '',
    ].filter(Boolean)
    return (
      said.length > 0 && (
        <Named key={earner.feeEarner} name={nameOf(earner)}>
          {said.join('; ')}
        </Named>
      )
    )
  })

const payments = { counsel: 'Counsel', experts: 'Experts', courtFees: 'Court fees' } as const
const offered = { time: 'Time', counsel: 'Counsel', disbursements: 'Others' } as const
const keysOf = <K extends string>(of: Readonly<Record<K, string>>): K[] => Object.keys(of) as K[]

const paid = ({ incurred, estimated }: FiguresOfPhase['counsel']): string =>
  [Number(incurred) > 0 ? `${formatAmount(incurred)} incurred` : '', formatAmount(estimated)].filter(Boolean).join('; ')

const approvedText = (row: FiguresOfPhase | undefined): string =>
  row?.approved == null ? 'Not entered' : formatAmount(row.approved)

/** The hours of a phase, where they are entered. */
const HoursInputs = ({ phase, row, inputs }: { phase: Phase; inputs: DetailInputs } & Pick<Props, 'row'>) => (
  <>
    {Array.from({ length: inputs.hoursOf(phase) }, (_, at) => (
      // Hours have no id, and their inputs have no state of their own.
      // oxlint-disable-next-line react/no-array-index-key
      <Box key={at}>{inputs.earner(phase, at, row?.earners)}</Box>
    ))}
    <Button type="button" size="xs" variant="ghost" ms="-2" mb="1" onClick={() => inputs.addEarner(phase)}>
      <Plus aria-hidden />
      Add a fee earner
    </Button>
    <Text textStyle="xs" color="muted" mb="1">
      Other time and disbursements stand in the row above.
    </Text>
  </>
)

/** What was incurred of the payments that are entered beside it, as a sentence; nothing where nothing was. */
function incurredPayments(row: FiguresOfPhase | undefined): string {
  const said = keysOf(payments).flatMap((payment) => {
    const { incurred = '0' } = row?.[payment] ?? {}
    return Number(incurred) > 0 ? [`${payments[payment].toLowerCase()} ${formatPounds(incurred)}`] : []
  })
  return said.length > 0 ? `Incurred: ${said.join(', ')}.` : ''
}

function Payments({ phase, row, inputs }: Props) {
  return (
    <Group title="Paid to">
      {keysOf(payments).map((payment) => (
        <Named key={payment} name={payments[payment]}>
          {inputs && phase ? inputs.payment(phase, payment) : row && paid(row[payment])}
        </Named>
      ))}
      {inputs && (
        <Text textStyle="xs" color="muted">
          {incurredPayments(row)}
        </Text>
      )}
    </Group>
  )
}

function Offer({ phase, row, inputs }: Props & { phase: Phase }) {
  const offer = row?.offered
  return (
    <Group title="Approved and offered">
      <Named name="Approved or agreed">{inputs ? inputs.approved(phase) : approvedText(row)}</Named>
      {(inputs || offer) &&
        keysOf(offered).map((part) => (
          <Named key={part} name={`Offered: ${offered[part].toLowerCase()}`}>
            {inputs ? inputs.offer(phase, part) : offer && formatAmount(offer[part])}
          </Named>
        ))}
      {inputs ? (
        <>
          <Text color="muted" mt="1" mb="1" aria-hidden>
            Comment on the offer
          </Text>
          {inputs.offer(phase, 'comment')}
        </>
      ) : (
        <Text whiteSpace="pre-line">{offer?.comment}</Text>
      )}
    </Group>
  )
}

/** What a phase is made of, what was approved for it, and what the other side offered: read, or entered. */
export const PhaseDetail = ({ phase, row, inputs }: Props) => (
  <Grid templateColumns={{ base: '1fr', lg: '1.8fr 1fr 1.2fr' }} columnGap="8" rowGap="4" py="2">
    <Group title="Fee earners">
      {inputs && phase && <HoursInputs phase={phase} row={row} inputs={inputs} />}
      <Earners earners={row?.earners ?? []} areHoursShown={!inputs} />
    </Group>
    <Payments phase={phase} row={row} inputs={inputs} />
    {phase !== null && <Offer phase={phase} row={row} inputs={inputs} />}
  </Grid>
)

/** What a button that shows the details of a phase is called. */
export const detailName = (phase: Phase | null): string => `Details of ${phase === null ? 'no phase' : labelOf(phase)}`
