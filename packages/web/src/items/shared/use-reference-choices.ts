import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useErrorToast } from '../../ui/use-error-toast.ts'
import { CaseBillListsDocument } from '../../rates/bill-lists/bill-lists.operations.ts'
import { ExpertTypesDocument } from './expert-types.operations.ts'
import { referencesOf, type ReferenceChoices } from './reference-choices.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { useAddition } from '../../access/viewer.ts'
import type { CaseBillListsQuery } from '../../generated/graphql.ts'
import { PAGE_SIZE } from './use-items.ts'
import { useQuery } from '../../ui/use-query.ts'

const optionOf = (row: AnyRow, textField: string): Option => {
  const text = row[textField]
  return { value: row.uuid, label: typeof text === 'string' && text !== '' ? text : 'Without a name' }
}

type OfferedEntry = NonNullable<CaseBillListsQuery['case']['billLists']>['copActivities'][number]

interface ListedItems {
  case?: { items?: { nodes: AnyRow[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } }
}

/**
 * The items of the case of the needed kinds, among those that the fields of a tab refer to, kept up to date while the
 * tab is open.
 */
function useReferredItems({ referredItems }: AnyTab, caseUuid: string, needed: ReadonlySet<string>): ReferenceChoices {
  const client = useApolloClient()
  const [choices, setChoices] = useState<ReferenceChoices>({})
  useEffect(() => {
    const asked = Object.entries(referredItems).filter(([name]) => needed.has(name))
    const subscriptions = asked.map(([name, { list, textField }]) => {
      // The first page is that of its own tab, whose rows are in the cache; there is seldom another.
      const query = client.watchQuery({
        query: list,
        variables: { uuid: caseUuid, first: PAGE_SIZE },
        fetchPolicy: 'cache-and-network',
        notifyOnNetworkStatusChange: true,
      })
      return query.subscribe(({ data, error, loading }) => {
        if (error) toastError(error)
        const items = (data as ListedItems | undefined)?.case?.items
        if (!items) return
        setChoices((before) => ({ ...before, [name]: items.nodes.map((row) => optionOf(row, textField)) }))
        const { hasNextPage, endCursor } = items.pageInfo
        if (hasNextPage && !loading) query.fetchMore({ variables: { after: endCursor } }).catch(toastError)
      })
    })
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [client, referredItems, caseUuid, needed])
  return choices
}

const optionOfEntry = ({ uuid, code, name, retired }: OfferedEntry): Option => ({
  value: uuid,
  label: `${code} ${name}${retired ? ' (retired)' : ''}`,
})
/** The entries of the lists of the Court of Protection's bill that the rows of a case may have. */
function useBillListChoices(caseUuid: string, needed: ReadonlySet<string>): ReferenceChoices {
  const isHeld = useAddition('bill_lists')
  const { data, error } = useQuery(CaseBillListsDocument, {
    variables: { uuid: caseUuid },
    skip: !isHeld || !needed.has('opg105_category'),
    fetchPolicy: 'cache-and-network',
  })
  useErrorToast(error)
  const lists = data?.case.billLists
  return useMemo(
    () => ({
      opg105_category: lists?.opg105Categories.map(optionOfEntry),
      cop_activity: lists?.copActivities.map(optionOfEntry),
    }),
    [lists],
  )
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The choices of everything that the fields of a tab refer to: of the records of a firm, those are fee earners alone.
 * Nothing is loaded for a page that is only read, nor what this case does not record.
 */
export function useReferenceChoices(
  tab: AnyTab,
  { caseUuid, facts, isNeeded }: { caseUuid: string; facts: CaseFacts; isNeeded: boolean },
  feeEarners: readonly Option[],
): ReferenceChoices {
  const needed = useMemo(() => (isNeeded ? referencesOf(tab.kind, facts) : NOTHING), [tab, facts, isNeeded])
  const items = useReferredItems(tab, caseUuid, needed)
  const entries = useBillListChoices(caseUuid, needed)
  const { data, error } = useQuery(ExpertTypesDocument, { skip: !needed.has('expert_type') })
  useErrorToast(error)
  return useMemo(
    () => ({
      fee_earner: feeEarners,
      expert_type: data?.expertTypes.flatMap(({ group, types }) =>
        types.map(({ uuid, typeName }) => ({ value: uuid, label: typeName, group })),
      ),
      ...entries,
      ...items,
    }),
    [feeEarners, data, entries, items],
  )
}
