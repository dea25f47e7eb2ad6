import { inSpan, isTraced } from '@costdraft/schema/telemetry/tracing.ts'

const FIRST_WORD = /^\s*([a-z]+)/i
/** The first table or function that a statement names: names of our own, never a value. */
const NAMED = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)"?|^\s*select\s+([a-z_]+)\(/i

/** What a statement is called in a trace, such as `select case_total`: its text and its values stay here. */
export function statementName(text: string): string {
  const verb = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const [, table, called] = NAMED.exec(text) ?? []
  return [verb, table ?? called].filter(Boolean).join(' ')
}

/**
 * The query of a connection, each in a span of the request or job that it belongs to; as it is outside of any, as where
 * a worker looks for what is due.
 */
export function tracedQuery<Query extends (...args: never[]) => unknown>(query: Query): Query {
  if (!isTraced()) return query
  const traced = (text: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string') return (query as unknown as (...args: unknown[]) => unknown)(text, ...rest)
    return inSpan(
      () => ({ name: statementName(text), kind: 'client', attributes: { 'db.system.name': 'postgresql' } }),
      () => (query as unknown as (...args: unknown[]) => Promise<unknown>)(text, ...rest),
    )
  }
  return traced as unknown as Query
}
