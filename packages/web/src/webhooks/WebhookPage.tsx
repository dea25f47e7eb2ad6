import { Button, Flex, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { webhookDeliveryStates, type WebhookDeliveryState } from '@costdraft/schema/webhooks/webhooks.ts'
import { useAddition, useViewer } from '../access/viewer.ts'
import { RecordAudit } from '../administration-audit/RecordAudit.tsx'
import type { WebhookPageQuery } from '../generated/graphql.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { DateFilter } from '../ui/table/DateFilter.tsx'
import { FilterMenu } from '../ui/table/FilterMenu.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { ListState } from '../ui/table/ListState.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { toggledOne } from '../ui/table/toggled.ts'
import { useUrlQuery, type SetQuery } from '../ui/table/use-url-query.ts'
import { useQuery } from '../ui/use-query.ts'
import { deliveryColumns, deliveryStates } from './delivery-columns.tsx'
import { useResend } from './use-resend.tsx'
import { webhookStateText } from './webhook-columns.tsx'
import { webhookName } from './webhook-form.ts'
import { WebhookPageDocument } from './webhooks.operations.ts'

interface Filter {
  state?: WebhookDeliveryState | undefined
  from?: string | undefined
  to?: string | undefined
}
const stateOptions = webhookDeliveryStates.map((value) => ({ value, name: deliveryStates[value] }))
const skeleton = <TableSkeleton name="Loading the deliveries" columns={deliveryColumns(() => {})} hasMenu={false} />

// The filter of the deliveries, which the URL has.
const dayIn = (value: string | null): string | undefined => (value !== null && IsoDate.is(value) ? value : undefined)
const parseFilter = (params: URLSearchParams): Filter => ({
  state: webhookDeliveryStates.find((one) => one === params.get('state')),
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
})
const formatFilter = (filter: Filter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]))

/** What was sent to a webhook or waits for it, with what its endpoint answered. */
export function WebhookPage() {
  const { webhook = '' } = useParams()
  const isOffered = useAddition('webhooks')
  if (isOffered) return <Deliveries key={webhook} webhookUuid={webhook} />
  return (
    <>
      <PageHead title="Webhook" />
      <EmptyState text="Webhooks are not available from this service." />
    </>
  )
}

/** A webhook of the viewer's firm with its deliveries. */
function useDeliveries(webhookUuid: string, filter: Filter) {
  const { client } = useViewer()
  return useQuery(WebhookPageDocument, {
    variables: { webhookUuid, clientUuid: client?.uuid ?? null, ...filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
}

function Deliveries({ webhookUuid }: { webhookUuid: string }) {
  const { query: filter, setQuery: setFilter } = useUrlQuery(parseFilter, formatFilter)
  const { data, error, loading, refetch, fetchMore } = useDeliveries(webhookUuid, filter)
  const { one, range, confirmDialog } = useResend(webhookUuid, refetch)
  const columns = useMemo(() => deliveryColumns(({ uuid }) => one(uuid)), [one])
  const webhook = data?.webhooks?.find(({ uuid }) => uuid === webhookUuid)
  const page = data?.webhookDeliveries ?? undefined
  const { from, to } = filter
  return (
    <>
      <PageHead title="Webhook" of={webhook && webhookName(webhook)}>
        <Button loading={loading} onClick={() => void refetch().catch(console.error)}>
          Refresh
        </Button>
        {from && to && (
          <Button onClick={() => range({ from, to })}>
            <RotateCw aria-hidden />
            Send these days again
          </Button>
        )}
      </PageHead>
      {webhook && <WebhookFacts webhook={webhook} />}
      <DeliveryFilters filter={filter} change={setFilter} />
      <ListState what="deliveries" state={{ loading, error, refetch }} skeleton={skeleton}>
        {page && (
          <>
            {page.nodes.length > 0 ? (
              <DataTable caption="Deliveries" columns={columns} rows={page.nodes} keyOf={({ uuid }) => uuid} />
            ) : (
              <EmptyState text="Nothing was sent yet, or nothing that matches. Deliveries are kept for thirty days." />
            )}
            <ListFoot
              shown={page.nodes.length}
              total={page.totalCount}
              hasMore={page.pageInfo.hasNextPage}
              more={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}
            />
          </>
        )}
      </ListState>
      {webhook && (
        <RecordAudit uuid={webhookUuid} name={webhookName(webhook)} mayRead={data?.viewer.readsAudit ?? false} />
      )}
      {confirmDialog}
    </>
  )
}

/** Chooses which deliveries are listed. */
const DeliveryFilters = ({ filter: { state, from, to }, change }: { filter: Filter; change: SetQuery<Filter> }) => (
  <Flex gap="2" wrap="wrap" mb="3">
    <FilterMenu
      label="State"
      options={stateOptions}
      chosen={state ? [state] : []}
      // One at a time: the last one that was pressed.
      toggle={(value) => change((now) => ({ state: toggledOne(now.state, value) }))}
    />
    <DateFilter label="Days" from={from} to={to} change={change} />
  </Flex>
)

/** The address of a webhook, and whether it is sent anything. */
const WebhookFacts = ({ webhook }: { webhook: NonNullable<WebhookPageQuery['webhooks']>[number] }) => (
  <Text textStyle="sm" color="muted" mb="4" overflowWrap="anywhere">
    {webhook.url}
    {' · '}
    {webhookStateText(webhook)}
  </Text>
)
