import { NativeSelect, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useUsersScope } from '../list/use-users-scope.ts'
import { GroupsPanel } from './GroupsPanel.tsx'

interface Firm {
  uuid: string
  name: string
}

/** Chooses the firm whose groups are shown, where the viewer may read those of several firms. */
const FirmSelect = ({
  firms,
  firm,
  choose,
}: {
  firms: readonly Firm[]
  firm: string
  choose: (uuid: string) => void
}) => (
  <NativeSelect.Root width="64">
    <NativeSelect.Field aria-label="Client" value={firm} onChange={({ target }) => choose(target.value)}>
      {!firm && <option value="">Choose a client…</option>}
      {firms.map(({ uuid, name }) => (
        <option key={uuid} value={uuid}>
          {name}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
)

/** The user groups of a firm. The URL parameter `client` holds the firm, unless it is the viewer's own. */
export function UserGroupsPage() {
  const own = useViewer().client?.uuid
  const [params, setParams] = useSearchParams()
  const { firms } = useUsersScope()
  const firm = params.get('client') ?? own ?? ''
  const choose = (uuid: string): void => setParams(uuid === own ? {} : { client: uuid })
  const firmSelect = firms.length > 1 || !own ? <FirmSelect firms={firms} firm={firm} choose={choose} /> : undefined
  const isOffered = useAddition('user_groups')
  if (!isOffered)
    return (
      <>
        <PageHead title="User groups" />
        <EmptyState text="User groups are not available here: the service that your firm uses does not keep them." />
      </>
    )
  if (!firm)
    return (
      <>
        <PageHead title="User groups">{firmSelect}</PageHead>
        <EmptyState text="Choose a client to see its groups." />
      </>
    )
  return (
    <GroupsPanel
      key={firm}
      firm={firm}
      firmSelect={firmSelect}
      intro={
        <Text color="muted" mb="3">
          Named sets of people, to find them together in the list of users.
        </Text>
      }
    />
  )
}
