import { createContext, useContext } from 'react'
import type { ViewerQuery } from '../generated/graphql.ts'

export type Viewer = ViewerQuery['viewer']

/** What the server may be asked about the viewer: each is an answer, never judged here. */
export type Need = 'isAdmin' | 'readsUsers' | 'readsClients'

export const ViewerContext = createContext<Viewer | undefined>(undefined)

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('Nobody is signed in here.')
  return viewer
}
