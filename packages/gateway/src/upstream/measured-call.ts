import { routePattern } from '@costdraft/schema/rest/route-pattern.ts'
import { statusClass } from '@costdraft/schema/telemetry/answered-requests.ts'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import { inSpan } from '@costdraft/schema/telemetry/tracing.ts'

/** Makes a call to a host in a span of its own, and counts what came of it; a span holds no value of the path. */
export async function callAs<Answer extends { statusCode: number }>(
  method: string,
  path: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await inSpan(() => ({ name: `${method} ${routePattern(method, path)}`, kind: 'client' }), call)
    count('costdraft_host_calls_total', { status: statusClass(answer.statusCode) })
    return answer
  } catch (error) {
    count('costdraft_host_calls_total', { status: 'none' })
    throw error
  }
}
