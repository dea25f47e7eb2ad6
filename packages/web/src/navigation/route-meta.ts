import { useMatches } from 'react-router'

/** Permissions of the viewer that screens depend on. The server computes them. */
export type ViewerPermission = 'isAdmin' | 'readsUsers' | 'readsClients' | 'editsRates' | 'readsReports' | 'readsAudit'

export interface Crumb {
  label: string
  to?: string
  /** Parameters of the URL that the link keeps. */
  keeps?: readonly string[]
}

/** Metadata of a route (its `handle`): title, parent breadcrumbs, and the permission required to see it. */
export interface RouteMeta {
  title: string
  parents?: Crumb[]
  needs?: ViewerPermission
  /** Whom the screen is open to, in a sentence, for those whom it is not. */
  openTo?: string
  /** The message shown instead of a screen that this version, or the service behind it, does not have. */
  unavailableText?: string
}

/** Metadata of the innermost matched route that has any. */
export function useRouteMeta(): RouteMeta {
  const handles = useMatches().map(({ handle }) => handle as RouteMeta | undefined)
  return handles.findLast((handle) => handle !== undefined) ?? { title: 'CostDraft' }
}
