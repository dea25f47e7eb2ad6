import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import type { FirmOptions } from '../../cases/use-firm-options.ts'
import type { Option } from '../../ui/form/controls.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useErrorToast } from '../../ui/use-error-toast.ts'
import { ExpertTypesDocument } from './expert-types.operations.ts'
import { referencesOf, type ReferenceChoices } from './reference-choices.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { MAX_PAGE_SIZE } from './use-items.ts'

const optionOf = (row: AnyRow, textField: string): Option => {
  const text = row[textField]
  return { value: row.uuid, label: typeof text === 'string' && text !== '' ? text : 'Without a name' }
}

/** The items of the case that the fields of a tab refer to, kept up to date while the tab is open. */
function useReferredItems({ referredItems }: AnyTab, caseUuid: string, isNeeded: boolean): ReferenceChoices {
  const client = useApolloClient()
  const [choices, setChoices] = useState<ReferenceChoices>({})
  useEffect(() => {
    if (!isNeeded) return undefined
    const subscriptions = Object.entries(referredItems).map(([name, { list, textField }]) =>
      client
        .watchQuery({
          query: list,
          variables: { uuid: caseUuid, first: MAX_PAGE_SIZE },
          fetchPolicy: 'cache-and-network',
        })
        .subscribe(({ data, error }) => {
          if (error) toastError(error)
          const nodes = (data as { case?: { items?: { nodes: AnyRow[] } } } | undefined)?.case?.items?.nodes
          if (nodes) setChoices((before) => ({ ...before, [name]: nodes.map((row) => optionOf(row, textField)) }))
        }),
    )
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [client, referredItems, caseUuid, isNeeded])
  return choices
}

/** The choices of everything that the fields of a tab refer to. Nothing is loaded for a page that is only read. */
export function useReferenceChoices(
  tab: AnyTab,
  caseUuid: string,
  { feeEarners, sites, staff }: FirmOptions,
  isNeeded: boolean,
): ReferenceChoices {
  const items = useReferredItems(tab, caseUuid, isNeeded)
  const needsExperts = useMemo(() => referencesOf(tab.kind).has('expert_type'), [tab])
  const { data, error } = useQuery(ExpertTypesDocument, { skip: !isNeeded || !needsExperts })
  useErrorToast(error)
  return useMemo(
    () => ({
      fee_earner: feeEarners.options,
      site: sites.options,
      person: staff.options,
      expert_type: data?.expertTypes.flatMap(({ group, types }) =>
        types.map(({ uuid, typeName }) => ({ value: uuid, label: typeName, group })),
      ),
      ...items,
    }),
    [feeEarners.options, sites.options, staff.options, data, items],
  )
}
