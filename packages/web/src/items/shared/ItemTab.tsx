import { Box, Button, Flex, Kbd, Text } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { useEffect, useMemo, useState } from 'react'
import { useFirm } from '../../cases/use-firm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { CommentsDrawer } from './comments/CommentsDrawer.tsx'
import { useLinkedComments } from './comments/use-linked-comments.ts'
import type { CommentRights } from './comments/entity.ts'
import type { AnyTab } from './definition.ts'
import { ItemDialog } from './ItemDialog.tsx'
import type { Saved } from './ItemForm.tsx'
import { ItemTable } from './ItemTable.tsx'
import type { RowDoing } from './RowActions.tsx'
import { useDeleteItem } from './use-delete-item.ts'
import { useEditing } from './use-editing.ts'
import { PAGE, useItems } from './use-items.ts'

/** What the page allows in the tabs of its case. */
export interface May extends CommentRights {
  edit: boolean
}
export interface ScreenProps {
  caseUuid: string
  client: string
  facts: CaseFacts
  may: May
}

/** The list of a tab, and all that can be done with its items. */
export function ItemTab({ tab, caseUuid, client, facts, may }: { tab: AnyTab } & ScreenProps) {
  const mayEdit = may.edit
  const { rows, total, error, loading, refetch, more } = useItems(tab, caseUuid)
  const firm = useFirm(mayEdit ? client : '')
  const { open, editing, edit, add, close } = useEditing(tab, mayEdit)
  const remove = useDeleteItem(tab, caseUuid)
  const [talkedOf, setTalkedOf] = useState<string>()
  useLinkedComments({ rows, loading, more }, setTalkedOf)
  useEffect(() => {
    if (error) toastError(error, tab.failed)
  }, [error, tab])
  const columns = useMemo(() => tab.columns.filter(({ when }) => when?.(facts) !== false), [tab, facts])
  const doing = useMemo<RowDoing>(
    () => ({
      talk: ({ uuid }) => setTalkedOf(uuid),
      change: mayEdit ? { edit: (row) => edit(row), remove } : undefined,
    }),
    [mayEdit, edit, remove],
  )

  const saved = (how: Saved): void => {
    if (how.whose === 'theirs') {
      // Theirs is what the form begins with anew.
      refetch().then(
        ({ data }) => edit(data?.case.items.nodes.find(({ uuid }) => uuid === editing.row?.uuid)),
        toastError,
      )
    } else if (how.another) {
      toaster.create({ type: 'success', title: `The ${tab.each} is saved.` })
      edit(undefined, how.another)
    } else close()
  }
  const addButton = <Button variant="solid" onClick={add}>{`Add ${tab.each}`}</Button>
  return (
    <Box>
      {mayEdit && (
        <Flex justify="flex-end" align="center" gap="3" mb={tab.Beside || rows?.length ? '3' : '0'}>
          {tab.Beside && <tab.Beside caseUuid={caseUuid} isEmpty={!rows?.length} />}
          {rows && rows.length > 0 && addButton}
        </Flex>
      )}
      {rows && rows.length > 0 && <ItemTable tab={tab} columns={columns} rows={rows} doing={doing} />}
      {rows && rows.length > 0 && (
        <ListFoot page={PAGE} shown={rows.length} total={total} hasMore={more !== undefined} more={more ?? refetch} />
      )}
      {rows?.length === 0 && (
        <EmptyState text={`No ${tab.title.toLowerCase()}${mayEdit ? ' yet' : ''}.`}>
          {mayEdit && (
            <>
              {addButton}
              <Text textStyle="sm" color="muted" alignSelf="center">
                or press <Kbd>n</Kbd>
              </Text>
            </>
          )}
        </EmptyState>
      )}
      {!rows && !error && (
        <TableSkeleton
          columns={columns}
          sort={{ by: '', direction: 'asc' }}
          name={`Loading ${tab.title.toLowerCase()}`}
        />
      )}
      {!rows && error && (
        <EmptyState text={`${tab.failed} ${readError(error).message}`}>
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
      <CommentsDrawer
        tab={tab}
        row={rows?.find(({ uuid }) => uuid === talkedOf)}
        may={may}
        close={() => setTalkedOf(undefined)}
      />
      {mayEdit && (
        <ItemDialog
          tab={tab}
          caseUuid={caseUuid}
          client={client}
          facts={facts}
          firm={firm}
          open={open}
          editing={editing}
          saved={saved}
          close={close}
        />
      )}
    </Box>
  )
}
