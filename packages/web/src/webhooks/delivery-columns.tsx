import { labelOf } from '@costdraft/schema/labels.ts'
import { RotateCw } from 'lucide-react'
import { formatDateTime } from '../formats/dates.ts'
import type { WebhookPageQuery } from '../generated/graphql.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { Column } from '../ui/table/columns.ts'

export type DeliveryRow = NonNullable<WebhookPageQuery['webhookDeliveries']>['nodes'][number]

/** What became of a delivery, in words, by its state. */
export const deliveryStates = { pending: 'Waits', delivered: 'Delivered', failed: 'Given up' } as const

const stateText = ({ state, nextAttemptAt }: DeliveryRow): string =>
  nextAttemptAt ? `${deliveryStates[state]} until ${formatDateTime(nextAttemptAt)}` : deliveryStates[state]
const answerText = ({ answerStatus, answer }: DeliveryRow): string =>
  [answerStatus, answer].filter((part) => part !== null && part !== '').join(' ') || 'None yet'

/** The columns of the list of deliveries. */
export const deliveryColumns = (resend: (row: DeliveryRow) => void): Column<DeliveryRow, never>[] => [
  { head: 'What happened', cell: ({ type }) => labelOf(type), tooltip: ({ type }) => type },
  { head: 'When', isOneLine: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { head: 'Case', isOneLine: true, cell: ({ caseUuid }) => caseUuid.slice(0, 8), tooltip: ({ caseUuid }) => caseUuid },
  { head: 'State', cell: stateText },
  { head: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  { head: 'Answer', isLong: true, cell: answerText },
  {
    head: 'Actions',
    width: 48,
    isHeadHidden: true,
    cell: (row) => (
      <span data-row-menu>
        <IconButton
          name={`Send again: ${labelOf(row.type)}, ${formatDateTime(row.createdAt)}`}
          icon={RotateCw}
          onClick={() => resend(row)}
        />
      </span>
    ),
  },
]
