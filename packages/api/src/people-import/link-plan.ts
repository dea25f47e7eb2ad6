import { assertMayLink } from '../users/client-links.ts'
import type { RowProblem } from './groups.ts'
import { verdictsIn } from './judge.ts'
import type { LinkPlan, PlanContext, UserPlan } from './people-plan.ts'
import type { PersonRow } from './people-rows.ts'

/** What becomes of the role of a row in a child client, by the rules of setting one; neither if it names none. */
export function linkPlan(
  row: PersonRow,
  user: UserPlan | null,
  { viewer, firm }: Pick<PlanContext, 'viewer' | 'firm'>,
): { value?: LinkPlan; problem?: RowProblem } {
  const { child: uuid, childRole: role } = row.values
  if (uuid === null || role === null || user === null) return {}
  const stored = user.change === 'added' ? undefined : user.stored
  const before = stored?.children_clients[uuid]?.role ?? null
  if (before === role) return { value: { row, client: uuid, role, change: 'unchanged' } }
  try {
    assertMayLink(viewer, {
      parent: firm.client,
      role: user.value.clientRole,
      child: { uuid, archived_at: firm.children.find((child) => child.uuid === uuid)?.archived_at ?? null },
      person: stored?.uuid ?? null,
      before,
      wanted: role,
    })
  } catch (error) {
    const [verdict] = verdictsIn(error, 'child_client')
    const column = verdict?.column === 'client_role' ? 'child_client_role' : 'child_client'
    return { problem: { row, column, message: verdict?.message ?? '' } }
  }
  return { value: { row, client: uuid, role, change: before === null ? 'added' : 'updated' } }
}
