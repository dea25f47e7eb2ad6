import type { PanelQuery } from '../generated/graphql.ts'
import { plain, type SearchGroup, type SearchOption } from './search-groups.ts'

interface Solicitor {
  uuid: string
  name: string
  feeEarners: readonly unknown[]
}

/** What the first steps depend on. A list that could not be loaded is undefined. */
interface Situation {
  viewer: Pick<PanelQuery['viewer'], 'isAdmin' | 'addsClients' | 'addsUsers' | 'addsCases'>
  clients: number | undefined
  users: number | undefined
  solicitors: readonly Solicitor[] | undefined
}

const step = (to: string, title: string, detail: string): SearchOption => ({
  key: to,
  to,
  title: plain(title),
  detail: plain(detail),
})

/** The steps of the system administrator: the first client and its owner. */
function administratorSteps({ clients, users }: Situation): SearchOption[] {
  const client = step('/admin/clients/add', 'Add the first client', 'A firm of solicitors or costs draftsmen')
  const owner = step('/admin/users/add', 'Add its owner', 'The person who adds the others and the cases')
  if (clients === 0) return [client, owner]
  // The administrator is a user as well.
  return users === 1 ? [owner] : []
}

/** The steps of someone who can draft cases and has none yet: the firm, its people, the first case. */
function ownerSteps({ viewer, solicitors = [], users }: Situation): SearchOption[] {
  const [firm] = solicitors
  const addCase = step('/cost-draft/cases/add-case', 'Add the first case', 'With its certificate')
  if (!firm)
    return viewer.addsClients
      ? [step('/clients/add', 'Add a solicitor as client', 'With its offices and fee earners: whose cases you draft')]
      : []
  const hasFeeEarners = firm.feeEarners.length > 0
  return [
    ...(hasFeeEarners
      ? []
      : [step(`/clients/edit/${firm.uuid}`, `Add the sites and fee earners of ${firm.name}`, 'Whose time is billed')]),
    ...(viewer.addsUsers && users === 1 ? [step('/users/add', 'Add your colleagues', 'Each with a sign-in')] : []),
    ...(viewer.addsCases ? [addCase] : []),
  ]
}

/** What the system administrator can do, who has no cases. */
const administratorLinks = ({ viewer }: Situation): SearchOption[] => [
  ...(viewer.addsClients
    ? [step('/admin/clients/add', 'Add a client', 'A firm of solicitors or costs draftsmen')]
    : []),
  ...(viewer.addsUsers ? [step('/admin/users/add', 'Add a user', 'A person of a firm, with a role')] : []),
  step('/admin/clients', 'Clients', 'All firms, with their offices and fee earners'),
  step('/admin/users', 'Users', 'All people, with their roles'),
]

/**
 * The first steps in an empty house, as a group of links in the search panel. Once there is something to work with,
 * what an administrator can do, and nothing for anybody else.
 */
export function firstSteps(situation: Situation): SearchGroup[] {
  const { isAdmin } = situation.viewer
  const steps = isAdmin ? administratorSteps(situation) : ownerSteps(situation)
  if (steps.length > 0) return [{ name: 'First steps', options: steps }]
  return isAdmin ? [{ name: 'Administration', options: administratorLinks(situation) }] : []
}
