// What is counted and measured. Node only: the web app must not import this.
import type { Counter, Gauge, Histogram, LabelsOf } from './metric-list.ts'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** A value of a gauge, as it is when the metrics are asked for. */
export type Sample = { [Name in Gauge]: { name: Name; labels: LabelsOf<Name>; value: number } }[Gauge]
/** Answers values of gauges, when the metrics are asked for. */
export type Collector = () => readonly Sample[] | Promise<readonly Sample[]>
/** All metrics of a process with their values, as processes hand them to each other. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>[]

/** Where metrics are collected; there is none while nobody asks for metrics, and then a call costs one comparison. */
export interface MetricSink {
  count: (name: Counter, labels: Readonly<Record<string, string>>, by: number) => void
  observe: (name: Histogram, labels: Readonly<Record<string, string>>, seconds: number) => void
  collectors: Map<string, Set<Collector>>
}

let sink: MetricSink | undefined

/** Begins to collect in this process; with undefined ends it. */
export function collectIn(next: MetricSink | undefined): void {
  sink = next
}

/** Whether anybody asks for metrics, for work that is needed for them alone. */
export const isMeasured = (): boolean => sink !== undefined

/** Adds to a counter. */
export function count<Name extends Counter>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  sink?.count(name, labels, by)
}

/** Adds a duration in seconds to a histogram. */
export function observe<Name extends Histogram>(name: Name, labels: LabelsOf<Name>, seconds: number): void {
  sink?.observe(name, labels, seconds)
}

/**
 * Has values of gauges collected whenever the metrics are asked for; `source` is what is counted where they cannot be.
 * Returns the function that ends it.
 */
export function onScrape(source: string, collector: Collector): () => void {
  if (!sink) return () => {}
  const { collectors } = sink
  const ofSource = collectors.get(source) ?? new Set()
  collectors.set(source, ofSource.add(collector))
  return () => {
    ofSource.delete(collector)
  }
}

const MILLISECONDS = 1_000
/** Makes the function that says how many seconds have passed. */
export function stopwatch(): () => number {
  const start = performance.now()
  return () => (performance.now() - start) / MILLISECONDS
}
