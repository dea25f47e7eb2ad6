// How a supervisor collects the metrics of its processes: by the messages between them. Node only.
import type { ChildProcess } from 'node:child_process'
import type { MetricValues } from './metrics.ts'

/** Asks a process for its metrics; `metrics` tells one question from another. */
interface Question {
  ask: { metrics: number }
}
interface Answer {
  metrics: number
  values: MetricValues
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'ask' in message
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'values' in message

/** Answers the supervisor of this process whenever it asks. Returns the function that ends it. */
export function answerSupervisor(values: () => Promise<MetricValues>): () => void {
  const onMessage = (message: unknown): void => {
    if (!isQuestion(message)) return
    const { metrics } = message.ask
    values()
      // A supervisor that has gone meanwhile needs no answer; one that gets none goes on without it.
      .then((own) => process.send?.({ metrics, values: own } satisfies Answer, undefined, {}, () => {}))
      .catch(() => {})
  }
  process.on('message', onMessage)
  return () => process.off('message', onMessage)
}

let questions = 0

/** The metrics of a child process; undefined if it does not answer within `patience` milliseconds. */
export function askForMetrics(child: ChildProcess, patience: number): Promise<MetricValues | undefined> {
  if (!child.connected) return Promise.resolve(undefined)
  const metrics = ++questions
  return new Promise((resolve) => {
    const end = (values?: MetricValues): void => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(values)
    }
    const onMessage = (message: unknown): void => {
      if (isAnswer(message) && message.metrics === metrics) end(message.values)
    }
    const onExit = (): void => end()
    const timer = setTimeout(end, patience)
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.send({ ask: { metrics } } satisfies Question, (error) => {
      if (error) end()
    })
  })
}
