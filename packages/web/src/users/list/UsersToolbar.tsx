import { Button, Flex, Switch } from '@chakra-ui/react'
import { useQuery } from '@apollo/client/react'
import type { Role } from '@costdraft/schema/access/roles.ts'
import { useViewer } from '../../access/viewer.ts'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { UserGroupsDocument } from '../groups/groups.operations.ts'
import { roleOptions } from '../roles.ts'
import type { UserQuestion } from './user-address.ts'

const roles = roleOptions.map(({ value, label }) => ({ value, name: label }))

interface Props {
  question: UserQuestion
  ask: (change: Partial<UserQuestion>) => void
  firms: readonly { uuid: string; name: string }[]
  clear: (() => void) | undefined
}

/** The groups of the one firm that is looked at: groups of several would be told apart by nothing. */
function useGroups({ firms }: UserQuestion, own: string | undefined) {
  const clientUuid = firms.length === 1 ? firms[0] : firms.length === 0 ? own : undefined
  const { data } = useQuery(UserGroupsDocument, {
    variables: { clientUuid: clientUuid ?? '' },
    skip: clientUuid === undefined,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  })
  return data?.userGroups ?? []
}

/** Search and filters of people, and whether those who are deactivated are shown. */
export function UsersToolbar({ question, ask, firms, clear }: Props) {
  const groups = useGroups(question, useViewer().client?.uuid)
  return (
    <Flex gap="2" mb="3" align="center" wrap="wrap">
      <SearchField
        name="Search users"
        placeholder="Name or e-mail"
        value={question.search}
        change={(search) => ask({ search })}
      />
      <FilterMenu
        label="Role"
        options={roles}
        chosen={question.roles}
        change={(chosen) => ask({ roles: chosen as Role[] })}
      />
      {groups.length > 0 && (
        <FilterMenu
          label="Group"
          options={groups.map(({ uuid, name }) => ({ value: uuid, name }))}
          chosen={question.groups}
          change={(chosen) => ask({ groups: chosen })}
        />
      )}
      {firms.length > 1 && (
        <FilterMenu
          label="Firm"
          options={firms.map(({ uuid, name }) => ({ value: uuid, name }))}
          chosen={question.firms}
          change={(chosen) => ask({ firms: chosen, groups: [] })}
        />
      )}
      {clear && (
        <Button variant="ghost" onClick={clear}>
          Clear search and filters
        </Button>
      )}
      <Switch.Root
        size="sm"
        minH="8"
        ms="auto"
        checked={question.isDeactivated}
        onCheckedChange={({ checked }) => ask({ isDeactivated: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Label>Deactivated</Switch.Label>
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
    </Flex>
  )
}
