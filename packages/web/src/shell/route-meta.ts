import { useMatches } from 'react-router'
import type { Need } from '../access/viewer.ts'

export interface Crumb {
  label: string
  to?: string
}

/** What a route says about itself: its name, what lies above it, who may see it. */
export interface RouteMeta {
  title: string
  above?: Crumb[]
  needs?: Need
  /** Of a screen that this version does not have: the sentence that says so. */
  missing?: string
}

/** The place the person is at. */
export function useRouteMeta(): RouteMeta {
  const handles = useMatches().map(({ handle }) => handle as RouteMeta | undefined)
  return handles.findLast((handle) => handle !== undefined) ?? { title: 'CostDraft' }
}
