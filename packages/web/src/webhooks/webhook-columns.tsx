import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Link } from 'react-router'
import { formatDateTime } from '../formats/dates.ts'
import type { Column } from '../ui/table/columns.ts'
import { webhookName, webhookPath, type WebhookRow } from './webhook-form.ts'

/** Whether a webhook is sent anything, in words. */
export const webhookStateText = ({
  state,
  disabledReason,
  disabledAt,
}: Pick<WebhookRow, 'state' | 'disabledReason' | 'disabledAt'>): string => {
  if (state === 'enabled') return 'On'
  const since = disabledAt ? `Off since ${formatDateTime(disabledAt)}` : 'Off'
  return disabledReason ? `${since}. ${disabledReason}` : since
}

/** The columns of the list of webhooks. */
export const webhookColumns: Column<WebhookRow, never>[] = [
  {
    head: 'Name',
    cell: (webhook) => (
      <chakra.span asChild color="accent" textDecoration="underline">
        <Link to={webhookPath(webhook.uuid)}>{webhookName(webhook)}</Link>
      </chakra.span>
    ),
    tooltip: ({ url }) => url,
  },
  {
    head: 'Told when',
    cell: ({ types }) => types.map(labelOf).join(', '),
    tooltip: ({ types }) => types.map(labelOf).join(', '),
  },
  { head: 'State', width: '160px', cell: webhookStateText, tooltip: webhookStateText },
]
