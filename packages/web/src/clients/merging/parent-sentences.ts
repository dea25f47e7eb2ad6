import { counted } from '@costdraft/schema/text/in-words.ts'

interface Preview {
  from: string | null
  to: string | null
  roles: number
  apiClients: number
  cases: number
}

/** What ends, and what begins, if another client comes to stand above one. */
export function parentSentences(name: string, { from, to, roles, apiClients, cases }: Preview): string[] {
  const ended = [
    ...(roles > 0 ? [counted(roles, 'person', 'people')] : []),
    ...(apiClients > 0 ? [counted(apiClients, 'API client')] : []),
  ].join(' and ')
  return [
    ...(from && ended
      ? [`The roles in ${name} of ${ended} of ${from} end at once: they see nothing of it any more.`]
      : []),
    ...(from && !ended ? [`Nobody of ${from} has a role in ${name}.`] : []),
    ...(cases > 0
      ? [`${counted(cases, 'case stays', 'cases stay')} assigned to people of ${from ?? 'that client'} by name.`]
      : []),
    ...(to ? [`Nobody of ${to} has a role in ${name} until one is given to them.`] : []),
  ]
}
