import { Flex, NativeSelect, chakra } from '@chakra-ui/react'
import { groupLabels, reportGroups, type ReportGroup } from '@costdraft/schema/reports/report.ts'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

interface SelectProps {
  label: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
  change: (value: string) => void
}

const Select = ({ label, value, options, change }: SelectProps) => {
  const id = useId()
  return (
    <Flex align="center" gap="2" _print={{ display: 'none' }}>
      <chakra.label htmlFor={id} textStyle="sm" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <NativeSelect.Root width="auto">
        <NativeSelect.Field id={id} value={value} onChange={({ target }) => change(target.value)}>
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Flex>
  )
}

const isGroup = (value: string): value is ReportGroup => value !== ''
const optionOf = (group: ReportGroup) => [group, groupLabels[group]] as const

interface Props {
  by: readonly ReportGroup[]
  change: (by: ReportGroup[]) => void
  /** Whether there is more than one firm. */
  hasFirms: boolean
}

/** What work in progress is grouped by, and within each group. */
export function GroupChoice({ by: [first = 'stage', second], change, hasFirms }: Props) {
  const groups = reportGroups.filter((group) => hasFirms || group !== 'firm' || first === group || second === group)
  return (
    <>
      <Select
        label="Group by"
        value={first}
        options={groups.map(optionOf)}
        change={(next) => {
          if (isGroup(next)) change(second && second !== next ? [next, second] : [next])
        }}
      />
      <Select
        label="then by"
        value={second ?? ''}
        options={[['', 'Nothing'], ...groups.filter((group) => group !== first).map(optionOf)]}
        change={(next) => change(isGroup(next as ReportGroup | '') ? [first, next as ReportGroup] : [first])}
      />
    </>
  )
}
