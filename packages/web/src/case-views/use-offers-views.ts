import { useAddition, useViewer } from '../access/viewer.ts'

/** Whether the viewer can save views of lists: the host keeps them, for the people of a firm. */
export function useOffersViews(): boolean {
  const isKept = useAddition('case_views')
  return useViewer().client !== null && isKept
}
