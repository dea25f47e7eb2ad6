import { Box, Flex, NativeSelect, Text, chakra } from '@chakra-ui/react'
import { reductionGroups, type ReductionGroup } from '@costdraft/schema/assessment/assessment.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { formatAmount } from '../formats/format-money.ts'
import { PanelState } from '../ui/PanelState.tsx'
import { useQuery } from '../ui/use-query.ts'
import { accountTable } from './account-style.ts'
import { ReductionsDocument } from './assessment.operations.ts'

const groupLabels: Readonly<Record<ReductionGroup, string>> = {
  reason: 'Reason',
  activity: 'Work',
  fee_earner: 'Fee earner',
  grade: 'Grade',
  head: 'Head',
}
const isGroup = (value: string): value is ReductionGroup => value in groupLabels

interface Props {
  caseUuid: string
  /** The version of the assessment: with another one the reductions are read again. */
  version: string
}

/** The reductions by a group; read again as soon as something else is entered. */
function useReductions({ caseUuid, version }: Props, by: ReductionGroup) {
  const { data, previousData, error, loading, refetch } = useQuery(ReductionsDocument, {
    variables: { uuid: caseUuid, by },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const readFor = useRef(version)
  useEffect(() => {
    if (readFor.current === version) return
    readFor.current = version
    refetch().catch(console.error)
  }, [version, refetch])
  const isOld = data === undefined
  return { reductions: (data ?? previousData)?.case.assessment?.reductions, isOld, error, loading, refetch }
}

type Reduction = NonNullable<ReturnType<typeof useReductions>['reductions']>[number]
const figures = [
  { name: 'claimed', head: 'Claimed' },
  { name: 'allowed', head: 'Allowed' },
  { name: 'reduction', head: 'Reduced' },
] as const

interface TableProps {
  by: ReductionGroup
  reductions: readonly Reduction[]
  isOld: boolean
}
const ReductionTable = ({ by, reductions, isOld }: TableProps) => (
  <chakra.table
    css={accountTable}
    aria-label={`Reductions by ${groupLabels[by].toLowerCase()}`}
    opacity={isOld ? '0.6' : '1'}
  >
    <thead>
      <tr>
        <th scope="col">{groupLabels[by]}</th>
        <th scope="col" data-figure="">
          Lines
        </th>
        {figures.map(({ name, head }) => (
          <th key={name} scope="col" data-figure="">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {reductions.map(({ key, name: title, lines, ...amounts }) => (
        <tr key={key ?? ''}>
          <th scope="row">{title}</th>
          <td data-figure="">{lines}</td>
          {figures.map(({ name }) => (
            <td key={name} data-figure="">
              {formatAmount(amounts[name])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

/** What was reduced, by what the lines have in common. Without VAT. */
export function Reductions(props: Props) {
  const [by, setBy] = useState<ReductionGroup>('reason')
  const { reductions, isOld, error, loading, refetch } = useReductions(props, by)
  const id = useId()
  return (
    <Box as="section" aria-label="Reductions" flex="1" minW="0" width="full" mt={{ xl: '-1.5' }}>
      <Flex align="center" gap="2" mb="1">
        <chakra.label htmlFor={id} textStyle="caption" color="muted" whiteSpace="nowrap">
          Reduced, £ net, by
        </chakra.label>
        <NativeSelect.Root size="xs" width="32">
          <NativeSelect.Field
            id={id}
            value={by}
            onChange={({ target: { value } }) => {
              if (isGroup(value)) setBy(value)
            }}
          >
            {reductionGroups.map((group) => (
              <option key={group} value={group}>
                {groupLabels[group].toLowerCase()}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      {!reductions && <PanelState what="reductions" error={error} loading={loading} retry={refetch} />}
      {reductions?.length === 0 && (
        <Text textStyle="sm" color="muted" mt="2">
          No line is allowed at less than is claimed.
        </Text>
      )}
      {reductions && reductions.length > 0 && <ReductionTable by={by} reductions={reductions} isOld={isOld} />}
    </Box>
  )
}
