import { useState, type ReactNode } from 'react'
import { caseColumns } from './case-columns.tsx'
import type { CaseRow } from './case-row.ts'
import { CaseList } from './CaseList.tsx'
import { ReassignCases } from './reassign/ReassignCases.tsx'

const nameOf = ({ caseName }: CaseRow): string => caseName

/** All cases the viewer may read, of every firm, as a board or a list, from which several can be reassigned at once. */
export function CasesPage() {
  // Null while nothing is to be selected.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const choose = (next: ReadonlySet<string> | ((before: ReadonlySet<string>) => ReadonlySet<string>)): void =>
    setChosen((before) => (typeof next === 'function' ? next(before ?? new Set()) : next))
  const reassign = (found: readonly CaseRow[]): ReactNode => (
    <ReassignCases found={found} chosen={chosen} setChosen={setChosen} />
  )
  return (
    <CaseList
      title="Cases"
      page="cases"
      columns={caseColumns}
      emptyText="No cases yet."
      hasAdd
      {...(chosen && { selection: { chosen, choose, nameOf } })}
      actions={reassign}
    />
  )
}
