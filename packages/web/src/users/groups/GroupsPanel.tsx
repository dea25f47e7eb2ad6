import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { forgetGroups } from './forget-groups.ts'
import { groupColumns, type GroupRow } from './group-columns.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { GroupFirmDocument, RemoveUserGroupDocument, UserGroupsDocument } from './groups.operations.ts'

interface Props {
  firm: string
  choice: ReactNode
  intro: ReactNode
}

/** The groups of one firm, and what is done with them. */
export function GroupsPanel({ firm, choice, intro }: Props) {
  const client = useApolloClient()
  const { data, error, loading, refetch } = useQuery(UserGroupsDocument, {
    variables: { clientUuid: firm },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const mayEdit =
    useQuery(GroupFirmDocument, { variables: { clientUuid: firm }, errorPolicy: 'all' }).data?.client?.editsUsers ??
    false
  const [edited, edit] = useState<GroupRow | 'new'>()
  const { ask, asking } = useQuestion()
  const [send] = useMutation(RemoveUserGroupDocument)
  const columns = useMemo(() => {
    const remove = async ({ uuid, name }: GroupRow): Promise<void> => {
      const answer = await ask({
        title: `Remove ${name}?`,
        text: 'The group goes; its people stay as they are.',
        answers: [
          { label: 'Cancel', value: 'cancel' },
          { label: 'Remove', value: 'remove', isMain: true },
        ],
      })
      if (answer !== 'remove') return
      try {
        await send({ variables: { clientUuid: firm, uuid } })
        forgetGroups(client)
        toaster.create({ type: 'success', title: `${name} has been removed.` })
      } catch (failure) {
        toastError(failure, `${name} could not be removed`)
      }
    }
    return groupColumns(
      mayEdit
        ? {
            edit,
            remove: (row) => {
              void remove(row)
            },
          }
        : undefined,
    )
  }, [mayEdit, ask, send, firm, client])
  if (error && ['FORBIDDEN', 'NOT_FOUND'].includes(readError(error).code ?? '')) return <ForbiddenPage />
  const groups = data?.userGroups
  const add = mayEdit && (
    <Button variant={groups?.length === 0 ? 'outline' : 'solid'} onClick={() => edit('new')}>
      <Plus aria-hidden />
      Add group
    </Button>
  )
  return (
    <>
      <PageHead title="User groups">
        {choice}
        {groups?.length !== 0 && add}
      </PageHead>
      {intro}
      {!groups && !error && <TableSkeleton columns={columns} name="Loading the groups" hasMenu={false} />}
      {!groups && error && (
        <EmptyState text={`The groups could not be loaded. ${readError(error).message}`}>
          <Button
            loading={loading}
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
      {groups?.length === 0 && <EmptyState text="No groups yet.">{add}</EmptyState>}
      {groups && groups.length > 0 && (
        <DataTable caption="User groups" columns={columns} rows={groups} keyOf={({ uuid }) => uuid} />
      )}
      {edited && (
        <GroupDialog firm={firm} group={edited === 'new' ? undefined : edited} close={() => edit(undefined)} />
      )}
      {asking}
    </>
  )
}
