import { counted } from '@costdraft/schema/text/in-words.ts'

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  open_case: ['open case', 'open cases'],
  complete_case: ['complete case', 'complete cases'],
  site: ['location', 'locations'],
  fee_earner: ['fee earner', 'fee earners'],
  user: ['user', 'users'],
  user_group: ['user group', 'user groups'],
  api_client: ['API client', 'API clients'],
  webhook: ['webhook', 'webhooks'],
  client: ['client below it', 'clients below it'],
  rate: ['rate of its own', 'rates of its own'],
  bill_list_entry: ['entry of a bill list', 'entries of bill lists'],
}

/** How many of a kind move: `12 open cases`. */
export function countText(kind: string, count: number): string {
  const [one, many] = words[kind] ?? [kind.replaceAll('_', ' '), kind.replaceAll('_', ' ')]
  return counted(count, one, many)
}
