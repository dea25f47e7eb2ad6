import { useApolloClient } from '@apollo/client/react'
import { Text, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { hasRowsWithoutPart } from '../bills/bill.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { unpricedNames } from './unpriced-names.ts'
import { UnpricedLinesDocument } from './workspace.operations.ts'

/** The number of items named before the rest is only counted. */
const NAMED = 5

const reasonOf = (totals: Parameters<typeof hasRowsWithoutPart>[0]): string =>
  hasRowsWithoutPart(totals) ? 'No rate is held for them, or their part is not recorded' : 'No rate is held for them'

const UnpricedList = ({ names, count }: { names: readonly string[]; count: number }) => (
  <>
    <chakra.ul aria-label="Not priced" mt="3" ps="5" textStyle="sm">
      {names.slice(0, NAMED).map((name, i) => (
        // Two items may have the same name; their order is fixed by the bill.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{name}</li>
      ))}
    </chakra.ul>
    {count > NAMED && <Text mt="1" textStyle="sm" color="muted">{`and ${count - NAMED} more`}</Text>}
  </>
)

/** Asks before a bill is completed that leaves out items for which no rate is held. `confirm` resolves to whether to go on. */
export function useConfirmUnpriced(): { confirm: (uuid: string) => Promise<boolean>; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const confirm = async (uuid: string): Promise<boolean> => {
    const { data } = await client.query({
      query: UnpricedLinesDocument,
      variables: { uuid },
      fetchPolicy: 'network-only',
    })
    const count = data?.case.totals.unpriced ?? 0
    if (!data || count === 0) return true
    const answer = await ask({
      title: count === 1 ? '1 item is not priced' : `${count} items are not priced`,
      text: `${reasonOf(data.case.totals)}, so the bill leaves them out. Its certificate will say so.`,
      more: <UnpricedList names={unpricedNames(data.case.totals)} count={count} />,
      answers: [
        { label: 'Complete without them', value: 'complete' },
        { label: 'Cancel', value: 'cancel', isMain: true },
      ],
    })
    return answer === 'complete'
  }
  return { confirm, confirmDialog }
}
