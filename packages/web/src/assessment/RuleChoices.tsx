import { Box, Flex, Input, NativeSelect, Text, chakra } from '@chakra-ui/react'
import {
  reductionReasonLabels,
  reductionReasons,
  type ReductionReason,
} from '@costdraft/schema/assessment/assessment.ts'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { useId, type ReactNode } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { RadioChoice } from '../ui/form/RadioChoice.tsx'
import type { AssessmentHead } from './use-assessment.ts'
import { headKey, type Scope, type WantedRuling, type Way } from './wanted-ruling.ts'

interface PartProps {
  wanted: WantedRuling
  change: (part: Partial<WantedRuling>) => void
}

/** A titled group of choices, of which one is made. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box role="radiogroup" aria-label={title}>
    <Text textStyle="sm" fontWeight="600" mb="1.5">
      {title}
    </Text>
    <Box display="grid" gap="2">
      {children}
    </Box>
  </Box>
)

interface ScopeProps extends PartProps {
  heads: AssessmentHead['heads']
  lines: number
  selected: number
  isFiltered: boolean
}
/** Which lines are ruled on. */
export function ScopeChoice({ wanted, change, heads, lines, selected, isFiltered }: ScopeProps) {
  const id = useId()
  const labels: Partial<Record<Scope, string>> = {
    ...(selected > 0 && { selected: `The ${counted(selected, 'selected line')}` }),
    ...(isFiltered && { filter: 'The lines of the filter' }),
    all: `All ${counted(lines, 'line')}`,
    ...(heads.length > 1 && { head: 'The lines of a head' }),
  }
  return (
    <Group title="Which lines">
      {Object.entries(labels).map(([scope, label]) => (
        <RadioChoice
          key={scope}
          id={`${id}-${scope}`}
          name={`${id}-scope`}
          label={label}
          isChosen={wanted.scope === scope}
          choose={() => change({ scope: scope as Scope })}
        >
          {scope === 'head' && wanted.scope === 'head' && (
            <NativeSelect.Root mt="1.5" maxW="320px">
              <NativeSelect.Field
                aria-label="Head"
                value={wanted.head}
                onChange={({ target }) => change({ head: target.value })}
              >
                {heads.map((head) => (
                  <option key={headKey(head)} value={headKey(head)}>
                    {head.part === null ? labelOf(head.name) : `${labelOf(head.name)}, ${partLabel(head.part)}`}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </RadioChoice>
      ))}
    </Group>
  )
}

const figures = {
  percent: { before: undefined, after: '% of what is claimed', name: 'Percentage' },
  rate: { before: '£', after: 'an hour', name: 'Rate per hour' },
} as const

interface FigureProps extends PartProps {
  way: keyof typeof figures
  problem: string | undefined
}
/** The percentage or the rate, with what is wrong with it. */
function Figure({ way, wanted, change, problem }: FigureProps) {
  const id = useId()
  const { before, after, name } = figures[way]
  return (
    <>
      <Flex align="center" gap="2" mt="1.5" textStyle="sm">
        {before}
        <Input
          autoFocus
          maxW="24"
          textAlign="end"
          inputMode="decimal"
          autoComplete="off"
          aria-label={name}
          value={wanted[way]}
          onChange={({ target }) => change({ [way]: target.value })}
          {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        {after}
      </Flex>
      {problem !== undefined && (
        <Text id={id} textStyle="sm" color="danger.ink" mt="1">
          {problem}
        </Text>
      )}
    </>
  )
}

const wayLabels: Readonly<Record<Way, string>> = {
  percent: 'At a percentage',
  rate: 'At no more than a rate',
  claimed: 'As claimed',
  clear: 'Clear what is entered',
}
/** How they are ruled on. */
export function WayChoice({ wanted, change, problem }: PartProps & { problem: string | undefined }) {
  const id = useId()
  return (
    <Group title="How">
      {Object.entries(wayLabels).map(([way, label]) => (
        <RadioChoice
          key={way}
          id={`${id}-${way}`}
          name={`${id}-way`}
          label={label}
          isChosen={wanted.way === way}
          choose={() => change({ way: way as Way })}
        >
          {wanted.way === way && (way === 'percent' || way === 'rate') && (
            <Figure way={way} wanted={wanted} change={change} problem={problem} />
          )}
        </RadioChoice>
      ))}
    </Group>
  )
}

const columnLabels = { allowed: 'Allowed', offered: 'Offered' } as const
/** Which column it fills. */
export function ColumnChoice({ wanted, change }: PartProps) {
  const id = useId()
  return (
    <Group title="Which column">
      <Flex gap="6">
        {(['allowed', 'offered'] as const).map((column) => (
          <RadioChoice
            key={column}
            id={`${id}-${column}`}
            name={id}
            label={columnLabels[column]}
            isChosen={wanted.column === column}
            choose={() => change({ column })}
          />
        ))}
      </Flex>
    </Group>
  )
}

const emptyLabels = {
  allowed: 'Leave lines that have a ruling as they are',
  offered: 'Leave lines that have an offer as they are',
} as const

/** Why less is allowed, and whether what is entered already stays. */
export function Further({ wanted, change }: PartProps) {
  const id = useId()
  if (wanted.way === 'clear') return null
  return (
    <Box display="grid" gap="3">
      {wanted.way !== 'claimed' && (
        <Box maxW="320px">
          <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="600" mb="1">
            Reason
          </chakra.label>
          <NativeSelect.Root>
            <NativeSelect.Field
              id={id}
              value={wanted.reason}
              onChange={({ target }) => change({ reason: target.value as ReductionReason | '' })}
            >
              <option value="">None</option>
              {reductionReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {reductionReasonLabels[reason]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Box>
      )}
      <Checkbox
        name={emptyLabels[wanted.column]}
        checked={wanted.isEmptyOnly}
        change={(isEmptyOnly) => change({ isEmptyOnly })}
      />
    </Box>
  )
}
