import { usePartQuery } from '../../ui/screen-answer.ts'
import { CasesScopeDocument } from './cases.operations.ts'

const noFirms: { uuid: string; name: string }[] = []

/**
 * Whether the viewer may add a case, and the firms whose cases they see. Falls back to defaults: the list works without
 * it.
 */
export function useCasesScope() {
  const { data } = usePartQuery(CasesScopeDocument, { errorPolicy: 'all' })
  return { addsCases: data?.viewer?.addsCases ?? false, firms: data?.solicitors ?? noFirms }
}
