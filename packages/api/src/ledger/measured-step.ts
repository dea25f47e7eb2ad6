import { count, observe, stopwatch } from '@costdraft/schema/telemetry/metrics.ts'
import { resultOf } from '../telemetry/result-of.ts'

/** Counts and times a step of taking a ledger: reading the file, or storing its rows. */
export async function measuredStep<T>(step: 'read' | 'import', work: () => Promise<T>): Promise<T> {
  const seconds = stopwatch()
  const note = (result: 'ok' | 'refused' | 'failed'): void => {
    count('costdraft_ledger_imports_total', { step, result })
    observe('costdraft_ledger_seconds', { step }, seconds())
  }
  try {
    const answer = await work()
    note('ok')
    return answer
  } catch (error) {
    note(resultOf(error))
    throw error
  }
}
