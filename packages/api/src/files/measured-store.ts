import { count, isMeasured, observe, stopwatch } from '@costdraft/schema/telemetry/metrics.ts'
import { resultOf } from '../telemetry/result-of.ts'
import type { FileStore } from './file-store.ts'

/** What is measured of a store: what moves or removes bytes, and the probe of readiness. */
const OPERATIONS = ['save', 'read', 'readArchive', 'discard', 'check'] as const satisfies (keyof FileStore)[]
type Operation = (typeof OPERATIONS)[number]

function note(operation: Operation, seconds: number, result: string): void {
  count('costdraft_file_store_operations_total', { operation, result })
  observe('costdraft_file_store_seconds', { operation }, seconds)
}

/** A stream is over when it is closed. */
interface Stream {
  once: (event: 'close' | 'error', heard: () => void) => unknown
}
const isStream = (answer: unknown): answer is Stream =>
  typeof answer === 'object' && answer !== null && 'once' in answer && 'pipe' in answer

/** The stream of a file that is read. */
const streamOf = (answer: unknown): unknown => (answer as { bytes?: unknown } | undefined)?.bytes

/** Notes how an operation ended, once it has: of a file that is read, when its stream is closed. */
function noteEnd(operation: Operation, seconds: () => number, found: unknown): void {
  const answer = streamOf(found)
  if (!isStream(answer)) return note(operation, seconds(), 'ok')
  let result = 'ok'
  answer.once('error', () => {
    result = 'failed'
  })
  answer.once('close', () => note(operation, seconds(), result))
}

/** Measures one operation, whether it answers at once or later. */
function measured<Args extends unknown[], Answer>(operation: Operation, work: (...args: Args) => Answer) {
  return (...args: Args): Answer => {
    const seconds = stopwatch()
    const answer = work(...args)
    if (answer instanceof Promise)
      answer.then(
        (value: unknown) => noteEnd(operation, seconds, value),
        (error: unknown) => note(operation, seconds(), resultOf(error)),
      )
    else noteEnd(operation, seconds, answer)
    return answer
  }
}

/** A file store whose operations are counted and timed; as it is where nobody asks for metrics. */
export function measuredStore(store: FileStore): FileStore {
  if (!isMeasured()) return store
  const methods = OPERATIONS.map((operation) => [
    operation,
    measured(operation, store[operation] as (...args: unknown[]) => unknown),
  ])
  return { ...store, ...(Object.fromEntries(methods) as Pick<FileStore, Operation>) }
}
