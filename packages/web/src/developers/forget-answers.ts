import type { ApolloCache } from '@apollo/client'

/** Who the viewer is and what the product is: the frame shows it, and no operation of the explorer changes it. */
const KEPT = new Set(['__typename', 'viewer', 'about'])

/** Forgets what was answered to every question but those of the frame, so that each screen asks anew when it opens. */
export function forgetAnswers(cache: ApolloCache): void {
  const { ROOT_QUERY: answers = {} } = cache.extract() as { ROOT_QUERY?: Readonly<Record<string, unknown>> }
  const fields = Object.keys(answers).map((key) => key.replace(/[({:].*$/s, ''))
  for (const fieldName of new Set(fields))
    if (!KEPT.has(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false })
  cache.gc()
}
