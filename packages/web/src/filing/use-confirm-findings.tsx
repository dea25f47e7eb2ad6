import { useApolloClient } from '@apollo/client/react'
import { Text, chakra } from '@chakra-ui/react'
import { findingsOfRule } from '@costdraft/schema/filing/filing-words.ts'
import type { ReactNode } from 'react'
import { hasRowsWithoutPart, itemsNotPriced } from '../bills/bill.ts'
import type { OpenFindingsQuery } from '../generated/graphql.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { OpenFindingsDocument } from './filing.operations.ts'
import { unpricedNames } from './unpriced-names.ts'

/** The number of items named before the rest is only counted. */
const NAMED = 5

type Case = OpenFindingsQuery['case']

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

/** Why items have no price, and what follows. */
const unpricedText = (totals: Case['totals']): string =>
  `${hasRowsWithoutPart(totals) ? 'No rate is held for them, or their part is not recorded' : 'No rate is held for them'}, so the bill leaves them out. Its certificate will say so.`

/**
 * What is asked: the items without a price by name, then what else was found, by rule. Undefined where there is nothing
 * to ask.
 */
function questionOf({ totals, filingCheck }: Case): { title: string; text: string; more: ReactNode } | undefined {
  const unpriced = totals.unpriced ?? 0
  const others = filingCheck?.counts.filter(({ rule }) => rule !== 'not_priced') ?? []
  const names = unpriced > 0 && <UnpricedList names={unpricedNames(totals)} count={unpriced} />
  if (others.length === 0)
    return unpriced === 0
      ? undefined
      : {
          title: itemsNotPriced(unpriced),
          text: unpricedText(totals),
          more: names,
        }
  const points = filingCheck?.findings.totalCount ?? 0
  return {
    title: points === 1 ? '1 point a costs officer may raise' : `${points} points a costs officer may raise`,
    text: `The audit log will say that the case was completed with ${points === 1 ? 'it' : 'them'}.`,
    more: (
      <>
        {names && (
          <Text
            mt="3"
            textStyle="sm"
            color="muted"
          >{`${findingsOfRule('not_priced', unpriced)}. ${unpricedText(totals)}`}</Text>
        )}
        {names}
        <chakra.ul aria-label="Found before filing" mt="3" ps="5" textStyle="sm">
          {others.map(({ rule, count }) => (
            <li key={rule}>{findingsOfRule(rule, count)}</li>
          ))}
        </chakra.ul>
      </>
    ),
  }
}

/**
 * Asks before a case is completed in which a costs officer would find something. `confirm` resolves to whether to go
 * on.
 */
export function useConfirmFindings(): { confirm: (uuid: string) => Promise<boolean>; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const confirm = async (uuid: string): Promise<boolean> => {
    const { data } = await client.query({
      query: OpenFindingsDocument,
      variables: { uuid },
      fetchPolicy: 'network-only',
    })
    const question = data && questionOf(data.case)
    if (!question) return true
    const answer = await ask({
      ...question,
      answers: [
        { label: 'Complete anyway', value: 'complete' },
        { label: 'Cancel', value: 'cancel', isMain: true },
      ],
    })
    return answer === 'complete'
  }
  return { confirm, confirmDialog }
}
