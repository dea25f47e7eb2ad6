import type { Escape } from './bill.ts'
import { pounds } from './figures.ts'

/** How far the hourly total is from the threshold. */
export function distanceInWords({ distance, escapes }: Escape): string {
  if (escapes) return `${pounds(distance)} above: the case escapes`
  return Number(distance) === 0
    ? 'At the threshold: it must be passed for the case to escape'
    : `${pounds(distance.replace('-', ''))} below the threshold`
}

/** Where the claim and the test disagree. */
export function warningOf(exceptional: boolean, escapes: boolean): string | undefined {
  if (exceptional === escapes) return undefined
  return exceptional
    ? 'Claimed as exceptional, though the hourly total is not above the threshold.'
    : 'The case escapes its fixed fee, but is not claimed as exceptional.'
}
