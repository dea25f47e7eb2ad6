import { useApolloClient, useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden, readError } from '../../ui/read-error.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { refetchGroups } from './refetch-groups.ts'
import { groupColumns, type GroupRow } from './group-columns.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { GroupFirmDocument, RemoveUserGroupDocument, UserGroupsDocument } from './groups.operations.ts'
import { useQuery } from '../../ui/use-query.ts'

interface Props {
  firm: string
  firmSelect: ReactNode
  intro: ReactNode
}

/** Whether the viewer may not read the groups of the firm, or not know of it. */
const isRefused = (error: unknown): boolean =>
  isForbidden(error) || (error !== undefined && readError(error).code === 'NOT_FOUND')

/** Removes a group of a firm after a confirmation; a failure is shown in a toast. */
function useRemoveGroup(firm: string): { remove: (group: GroupRow) => Promise<void>; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const [send] = useMutation(RemoveUserGroupDocument)
  const remove = useCallback(
    async ({ uuid, name }: GroupRow): Promise<void> => {
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
        refetchGroups(client)
        toaster.create({ type: 'success', title: `${name} has been removed.` })
      } catch (failure) {
        toastError(failure, `${name} could not be removed`)
      }
    },
    [ask, send, firm, client],
  )
  return { remove, confirmDialog }
}

function useMayEditGroups(firm: string): boolean {
  const { data } = useQuery(GroupFirmDocument, { variables: { clientUuid: firm }, errorPolicy: 'all' })
  return data?.client?.editsUsers ?? false
}

interface PlaceholderProps {
  columns: Column<GroupRow, never>[]
  error: unknown
  loading: boolean
  retry: () => void
}

/** Stands in for the table while it loads, or says why it could not be loaded. */
const Placeholder = ({ columns, error, loading, retry }: PlaceholderProps) =>
  error ? (
    <EmptyState text={`The groups could not be loaded. ${readError(error).message}`}>
      <Button loading={loading} onClick={retry}>
        Try again
      </Button>
    </EmptyState>
  ) : (
    <TableSkeleton columns={columns} name="Loading the groups" hasMenu={false} />
  )

/** The groups of one firm, and for those who may edit them the means to add, edit and remove. */
export function GroupsPanel({ firm, firmSelect, intro }: Props) {
  const { data, error, loading, refetch } = useQuery(UserGroupsDocument, {
    variables: { clientUuid: firm },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const mayEdit = useMayEditGroups(firm)
  const [edited, edit] = useState<GroupRow | 'new'>()
  const { remove, confirmDialog } = useRemoveGroup(firm)
  const columns = useMemo(
    () => groupColumns(mayEdit ? { edit, remove: (row) => void remove(row) } : undefined),
    [mayEdit, remove],
  )
  if (isRefused(error)) return <ForbiddenPage />
  const groups = data?.userGroups
  const isEmpty = groups?.length === 0
  const add = mayEdit && (
    <Button variant={isEmpty ? 'outline' : 'solid'} onClick={() => edit('new')}>
      <Plus aria-hidden />
      Add group
    </Button>
  )
  return (
    <>
      <PageHead title="User groups">
        {firmSelect}
        {!isEmpty && add}
      </PageHead>
      {intro}
      {groups && groups.length > 0 && (
        <DataTable caption="User groups" columns={columns} rows={groups} keyOf={({ uuid }) => uuid} />
      )}
      {isEmpty && <EmptyState text="No groups yet.">{add}</EmptyState>}
      {!groups && (
        <Placeholder
          columns={columns}
          error={error}
          loading={loading}
          retry={() => {
            refetch().catch(console.error)
          }}
        />
      )}
      {edited && (
        <GroupDialog firm={firm} group={edited === 'new' ? undefined : edited} close={() => edit(undefined)} />
      )}
      {confirmDialog}
    </>
  )
}
