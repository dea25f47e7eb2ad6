import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { KeyRound, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '../formats/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { WebhookActions } from './use-webhook-actions.tsx'
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

/** What the buttons of a row do. */
export interface RowActions extends Pick<WebhookActions, 'remove' | 'rotate' | 'toggle'> {
  edit: (webhook: WebhookRow) => void
}

const RowButtons = ({ webhook, edit, rotate, toggle, remove }: RowActions & { webhook: WebhookRow }) => {
  const name = webhookName(webhook)
  const isOn = webhook.state === 'enabled'
  return (
    <chakra.span data-row-menu display="flex" justifyContent="flex-end">
      <IconButton name={`Edit ${name}`} icon={Pencil} aria-haspopup="dialog" onClick={() => edit(webhook)} />
      <IconButton name={`New secret for ${name}`} icon={KeyRound} onClick={() => rotate(webhook)} />
      <IconButton
        name={isOn ? `Switch off ${name}` : `Switch on ${name}`}
        icon={isOn ? Pause : Play}
        onClick={() => toggle(webhook)}
      />
      <IconButton name={`Remove ${name}`} icon={Trash2} onClick={() => remove(webhook)} />
    </chakra.span>
  )
}

/** The columns of the list of webhooks. */
export const webhookColumns = (actions: RowActions): Column<WebhookRow, never>[] => [
  {
    head: 'Name',
    cell: (webhook) => (
      <chakra.span asChild color="accent" textDecoration="underline">
        <Link to={webhookPath(webhook.uuid)}>{webhookName(webhook)}</Link>
      </chakra.span>
    ),
    texts: (webhook) => [webhookName(webhook)],
    tooltip: ({ url }) => url,
  },
  {
    head: 'Told when',
    cell: ({ types }) => types.map(labelOf).join(', '),
  },
  { head: 'State', cell: webhookStateText },
  {
    head: 'Actions',
    width: 152,
    isHeadHidden: true,
    cell: (webhook) => <RowButtons webhook={webhook} {...actions} />,
  },
]
