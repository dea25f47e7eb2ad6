import { MarkedBar } from '../ui/MarkedBar.tsx'
import type { Limit } from './limit-text.ts'

/** Bar of the claim with a mark for each limit. */
export const LimitsBar = ({ limits }: { limits: readonly Limit[] }) => (
  <MarkedBar
    value={Number(limits[0]?.claimed ?? 0)}
    marks={limits.map(({ name, limit }) => ({ name, value: Number(limit) }))}
  />
)
