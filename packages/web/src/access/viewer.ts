import type { AdminAddition, CaseAddition } from '@costdraft/schema/additions.ts'
import { createContext, useContext } from 'react'
import type { ViewerQuery } from '../generated/graphql.ts'

/** The signed-in user, and what the hosts behind CostDraft offer beyond the specifications. */
export type Viewer = ViewerQuery['viewer'] & { additions: readonly string[] }

export const ViewerContext = createContext<Viewer | undefined>(undefined)

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer must be used inside RequireSignIn.')
  return viewer
}

/** Whether the hosts behind CostDraft have an addition. What needs one that is absent is not offered. */
export const useAddition = (name: AdminAddition | CaseAddition): boolean => useViewer().additions.includes(name)
