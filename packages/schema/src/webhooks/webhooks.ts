import { coerce, define, validate, type Struct } from 'superstruct'
import { field } from '../field.ts'
import { cleanText, listOf, oneOf, structIf, text } from '../structs.ts'

/** The types of event that a webhook can hear of. */
export const webhookTypes = [
  'case.stage_changed',
  'comment.added',
  'comment.resolved',
  'documents.ready',
  'import.finished',
] as const
export type WebhookType = (typeof webhookTypes)[number]

/** A disabled webhook is sent nothing; what happens meanwhile waits. */
export const webhookStates = ['enabled', 'disabled'] as const
export type WebhookState = (typeof webhookStates)[number]

/** Failed: given up. */
export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

const MAX_URL = 2_000
const anyText = structIf<string>('string', (value) => typeof value === 'string')

function urlProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:\/\//i.test(value))
    return 'Enter an address such as https://example.com/costdraft.'
  if (value.length > MAX_URL) return `Enter at most ${MAX_URL} characters.`
  const { username, password, hash } = new URL(value)
  if (username || password) return 'Leave name and password out of the address.'
  return hash ? 'Leave out what stands after #.' : undefined
}
/** The address of an endpoint. Which hosts are allowed, and where http is, the API decides. */
const WebhookUrl: Struct<string, null> = coerce(
  define<string>('webhook url', (value) => urlProblem(value) ?? true),
  anyText,
  cleanText,
)

const someTypes = listOf(oneOf(webhookTypes))
/** At least one type of event. A type that is not known is refused by name. */
const WebhookTypes: Struct<WebhookType[], unknown> = define<WebhookType[]>('webhook types', (value) => {
  const unknown = Array.isArray(value) ? value.find((one) => !webhookTypes.some((type) => type === one)) : undefined
  if (typeof unknown === 'string')
    return `${unknown.slice(0, 50)} is not a type: choose from ${webhookTypes.join(', ')}.`
  const [error] = validate(value, someTypes)
  if (error || !Array.isArray(value) || value.length === 0) return `Choose from ${webhookTypes.join(', ')}.`
  return new Set(value).size === value.length || 'Name each type once.'
})

/** The fields of a webhook, when it is added. */
export const webhookForm = {
  url: field(WebhookUrl),
  types: field(WebhookTypes),
  description: field(text(0, 200)).optional(),
}
/** The fields of a webhook that a change may name. */
export const webhookChanges = { ...webhookForm, state: field(oneOf(webhookStates)) }
