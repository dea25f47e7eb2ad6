import { webhookForm, webhookTypes } from '@costdraft/schema/webhooks/webhooks.ts'
import type { WebhooksQuery } from '../generated/graphql.ts'
import { choicesControl } from '../ui/form/choices-control.ts'
import type { Controls } from '../ui/form/controls.ts'

/** A webhook as the settings list it. */
export type WebhookRow = NonNullable<WebhooksQuery['webhooks']>[number]

export const webhookControls: Controls<typeof webhookForm> = {
  url: { label: 'Address', as: 'text', hint: 'It begins with https:// and is a host on the internet.' },
  types: { label: 'Told when', as: 'own', own: choicesControl(webhookTypes) },
  description: { label: 'What it is for', as: 'text' },
}

/** The path of the page with what was sent to a webhook. */
export const webhookPath = (uuid: string): string => `/settings/webhooks/${uuid}`

/** What a webhook is called: its description, or the host of its address. */
export const webhookName = ({ url, description }: Pick<WebhookRow, 'url' | 'description'>): string =>
  description || new URL(url).host
