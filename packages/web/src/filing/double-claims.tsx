import { CircleAlert } from 'lucide-react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { Mark } from '../ui/Mark.tsx'
import { DoubleClaimsDocument } from './filing.operations.ts'
import { usePartQuery } from '../ui/screen-answer.ts'

/** Why an item may be claimed twice, by its uuid. */
const Reasons = createContext<ReadonlyMap<string, string>>(new Map())

/** Loads what may be claimed twice in a case, for the marks on its rows. */
export function DoubleClaims({ caseUuid, children }: { caseUuid: string; children: ReactNode }) {
  const { data } = usePartQuery(DoubleClaimsDocument, {
    variables: { uuid: caseUuid },
  })
  const nodes = data?.case.filingCheck?.findings.nodes
  const reasons = useMemo(
    () => new Map(nodes?.flatMap(({ item, message }) => (item ? [[item, message] as const] : []))),
    [nodes],
  )
  return <Reasons value={reasons}>{children}</Reasons>
}

/** Marks an item that may be claimed twice, and says why; nothing for any other. */
export function DoubleClaimMark({ item }: { item: string }) {
  const reason = use(Reasons).get(item)
  if (reason === undefined) return null
  return <Mark icon={CircleAlert} why={reason} at="end" />
}
