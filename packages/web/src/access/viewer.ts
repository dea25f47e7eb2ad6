import { createContext, useContext } from 'react'
import type { ViewerQuery } from '../generated/graphql.ts'

export type Viewer = ViewerQuery['viewer']

/** Permissions of the viewer that screens depend on. The server computes them. */
export type ViewerPermission = 'isAdmin' | 'readsUsers' | 'readsClients'

export const ViewerContext = createContext<Viewer | undefined>(undefined)

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer must be used inside RequireSignIn.')
  return viewer
}
