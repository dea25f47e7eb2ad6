import { Button, Flex, Switch } from '@chakra-ui/react'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { toggled } from '../../ui/table/toggled.ts'
import type { SetQuery } from '../../ui/table/use-url-query.ts'
import { UserGroupsDocument } from '../groups/groups.operations.ts'
import { roleOptions } from '../../access/role-options.ts'
import type { UserListQuery } from './user-list-query.ts'
import { useQuery } from '../../ui/use-query.ts'

const roles = roleOptions.map(({ value, label }) => ({ value, name: label }))

interface Props {
  query: UserListQuery
  setQuery: SetQuery<UserListQuery>
  firms: readonly { uuid: string; name: string }[]
  clear: (() => void) | undefined
}

/** The groups of the one firm in view. None for several firms: groups of different firms may have the same name. */
function useGroups({ firms }: UserListQuery, own: string | undefined) {
  const shown = firms.length === 0 ? [own] : firms
  const clientUuid = shown.length === 1 ? shown[0] : undefined
  const { data } = useQuery(UserGroupsDocument, {
    variables: { clientUuid: clientUuid ?? '' },
    skip: clientUuid === undefined,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  })
  return data?.userGroups ?? []
}

/** Search and filters of the user list, and the switch between active and deactivated users. */
export function UsersToolbar({ query, setQuery, firms, clear }: Props) {
  const hasDeactivated = useAddition('deactivate')
  const groups = useGroups(query, useViewer().client?.uuid)
  return (
    <Flex gap="2" mb="3" align="center" wrap="wrap">
      <SearchField
        name="Search users"
        placeholder="Name or e-mail"
        value={query.search}
        change={(search) => setQuery({ search })}
      />
      <FilterMenu
        label="Role"
        options={roles}
        chosen={query.roles}
        toggle={(value) => setQuery((now) => ({ roles: toggled(now.roles, value) }))}
      />
      {groups.length > 0 && (
        <FilterMenu
          label="Group"
          options={groups.map(({ uuid, name }) => ({ value: uuid, name }))}
          chosen={query.groups}
          toggle={(value) => setQuery((now) => ({ groups: toggled(now.groups, value) }))}
        />
      )}
      {firms.length > 1 && (
        <FilterMenu
          label="Firm"
          options={firms.map(({ uuid, name }) => ({ value: uuid, name }))}
          chosen={query.firms}
          toggle={(value) => setQuery((now) => ({ firms: toggled(now.firms, value), groups: [] }))}
        />
      )}
      {clear && (
        <Button variant="ghost" onClick={clear}>
          Clear search and filters
        </Button>
      )}
      {hasDeactivated && (
        <Switch.Root
          size="sm"
          minH="8"
          ms="auto"
          checked={query.isDeactivated}
          onCheckedChange={({ checked }) => setQuery({ isDeactivated: checked })}
        >
          <Switch.HiddenInput />
          <Switch.Label>Deactivated</Switch.Label>
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Switch.Root>
      )}
    </Flex>
  )
}
