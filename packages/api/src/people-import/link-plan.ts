import { assertMayLink } from '../users/client-links.ts'
import type { RowProblem } from './groups.ts'
import { judged, type Verdict } from './judge.ts'
import type { LinkPlan, PlanContext, UserPlan } from './people-plan.ts'
import type { PersonRow } from './people-rows.ts'

/** A refusal always says something. */
const NOTHING: Verdict = { column: 'child_client', message: '' }

const childOf = ({ children }: PlanContext['firm'], uuid: string) =>
  children.find((child) => child.uuid === uuid) ?? { uuid, archived_at: null }

/** What becomes of the role of a row in a child client, by the rules of setting one; neither if it names none. */
export function linkPlan(
  row: PersonRow,
  user: UserPlan | null,
  { viewer, firm }: Pick<PlanContext, 'viewer' | 'firm'>,
): { value?: LinkPlan; problem?: RowProblem } {
  const { child: uuid, childRole: role } = row.values
  if (uuid === null || role === null || user === null) return {}
  const stored = user.change === 'added' ? null : user.stored
  const before = stored?.children_clients[uuid]?.role ?? null
  if (before === role) return { value: { row, client: uuid, role, change: 'unchanged' } }
  const link = {
    parent: firm.client,
    role: user.value.clientRole,
    child: childOf(firm, uuid),
    person: stored?.uuid ?? null,
    before,
    wanted: role,
  }
  const { verdicts } = judged('child_client', () => assertMayLink(viewer, link))
  if (!verdicts) return { value: { row, client: uuid, role, change: before === null ? 'added' : 'updated' } }
  const [{ column, message } = NOTHING] = verdicts
  return { problem: { row, column: column === 'client_role' ? 'child_client_role' : column, message } }
}
