import { MarkedBar } from '../ui/MarkedBar.tsx'
import type { Escape } from './bill.ts'

/** Bar of the hourly total against the escape threshold. */
export const EscapeBar = ({ escape: { hourly, threshold, escapes } }: { escape: Escape }) => (
  <MarkedBar
    value={Number(hourly)}
    marks={[{ name: 'Threshold', value: Number(threshold) }]}
    hasNames
    colour={escapes ? 'attention.edge' : 'muted'}
  />
)
