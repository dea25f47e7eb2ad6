import { Button, Flex, Kbd, Text } from '@chakra-ui/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useFirmOptions } from '../../cases/use-firm-options.ts'
import { DraftScope } from '../../drafts/draft-scope.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { CommentsDrawer } from './comments/CommentsDrawer.tsx'
import type { CommentRights } from './comments/comment.ts'
import { ItemFiles } from './files/ItemFiles.tsx'
import { focusRow } from './row-selector.ts'
import type { AnyRow, AnyTab, DefinedTab } from './tab-definition.ts'
import { ItemDialog } from './ItemDialog.tsx'
import type { SaveOutcome } from './ItemForm.tsx'
import { inCase } from './in-case.ts'
import { otherTabOf } from './other-tab.ts'
import { newItemDefaults, type CaseDefaults } from './new-item.ts'
import { withChoices } from './reference-choices.ts'
import { KeptDrafts } from './KeptDrafts.tsx'
import { ItemTable } from './ItemTable.tsx'
import type { RowHandlers } from './RowActions.tsx'
import { Grid, GridButton } from './grid/Grid.tsx'
import { useGridView } from './grid/use-grid-view.ts'
import { AddSeveral, AddSeveralButton } from './several/AddSeveral.tsx'
import { useReferenceChoices } from './use-reference-choices.ts'
import { useDeleteItem } from './use-delete-item.ts'
import { useEditing } from './use-editing.ts'
import { PAGE_SIZE, useItems } from './use-items.ts'
import { COMMENTS_PARAM, ITEM_PARAM, ROW_PARAM, useLinkedRow } from './use-linked-row.ts'

/** What the page permits in the tabs of its case. */
export interface TabPermissions extends CommentRights {
  edit: boolean
}
export interface ScreenProps {
  caseUuid: string
  client: string
  facts: CaseFacts
  caseDefaults: CaseDefaults
  may: TabPermissions
}

interface ItemListProps {
  tab: AnyTab
  list: ReturnType<typeof useItems>
  handlers: RowHandlers
  /** Undefined where the page is read-only. */
  addButton: ReactNode | undefined
}

const EmptyList = ({ tab, addButton }: Pick<ItemListProps, 'tab' | 'addButton'>) => (
  <EmptyState text={`No ${tab.title.toLowerCase()}${addButton ? ' yet' : ''}.`}>
    {addButton && (
      <>
        {addButton}
        <Text textStyle="sm" color="muted" alignSelf="center">
          or press <Kbd>n</Kbd>
        </Text>
      </>
    )}
  </EmptyState>
)

const LoadError = ({ tab, error, list }: Pick<ItemListProps, 'tab' | 'list'> & { error: Error }) => (
  <EmptyState text={`${tab.loadError} ${readError(error).message}`}>
    <Button
      loading={list.loading}
      onClick={() => {
        list.refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  </EmptyState>
)

/** The items as a table, or the loading, error or empty state. */
function ItemList({ tab, list, handlers, addButton }: ItemListProps) {
  const { rows, total, error, refetch, loadMore } = list
  if (!rows)
    return error ? (
      <LoadError tab={tab} error={error} list={list} />
    ) : (
      <TableSkeleton
        columns={tab.columns}
        sort={{ by: '', direction: 'asc' }}
        name={`Loading ${tab.title.toLowerCase()}`}
        hasMenu={false}
      />
    )
  if (rows.length === 0) return <EmptyList tab={tab} addButton={addButton} />
  return (
    <>
      <ItemTable tab={tab} columns={tab.columns} rows={rows} handlers={handlers} />
      <ListFoot
        page={PAGE_SIZE}
        shown={rows.length}
        total={total}
        hasMore={loadMore !== undefined}
        more={loadMore ?? refetch}
      />
    </>
  )
}

/** The buttons above the list. */
const ListActions = ({
  tab,
  caseUuid,
  hasRows,
  addButton,
  addSeveral,
  grid,
}: {
  tab: AnyTab
  caseUuid: string
  hasRows: boolean
  addButton: ReactNode
  addSeveral: () => void
  grid: ReturnType<typeof useGridView>
}) => (
  <Flex justify="flex-end" align="center" wrap="wrap" gap="3" mb={tab.ListActions || tab.entry || hasRows ? '3' : '0'}>
    {tab.ListActions && <tab.ListActions caseUuid={caseUuid} isEmpty={!hasRows} />}
    {tab.entry && <GridButton {...grid} />}
    {tab.isAddedInSeveral && <AddSeveralButton open={addSeveral} />}
    {hasRows && addButton}
  </Flex>
)

/** The row whose comments or documents are open, by its uuid. */
interface OpenedPanel {
  what: 'comments' | 'files'
  uuid: string
}

/** The handlers of the rows. They stay the same while rows change, so that only a row that changed renders again. */
const useRowHandlers = (
  openPanel: (panel: OpenedPanel) => void,
  mayEdit: boolean,
  edit: (row: AnyRow) => void,
  remove: (row: AnyRow) => void,
): RowHandlers =>
  useMemo(
    () => ({
      openFiles: ({ uuid }) => openPanel({ what: 'files', uuid }),
      openComments: ({ uuid }) => openPanel({ what: 'comments', uuid }),
      change: mayEdit ? { edit: (row) => edit(row), remove } : undefined,
    }),
    [openPanel, mayEdit, edit, remove],
  )

interface PanelProps {
  tab: AnyTab
  caseUuid: string
  rows: readonly AnyRow[] | undefined
  may: TabPermissions
  panel: OpenedPanel | undefined
  close: () => void
}

/** The comments of a row beside the list, or its documents in a dialog. */
function RowPanels({ tab, caseUuid, rows, may, panel, close }: PanelProps) {
  const rowOf = (what: OpenedPanel['what']): AnyRow | undefined =>
    panel?.what === what ? rows?.find(({ uuid }) => uuid === panel.uuid) : undefined
  return (
    <>
      <CommentsDrawer caseUuid={caseUuid} tab={tab} row={rowOf('comments')} may={may} close={close} />
      <ItemFiles caseUuid={caseUuid} tab={tab} row={rowOf('files')} mayEdit={may.edit} close={close} />
    </>
  )
}

/** The list of a tab, with adding, editing, deleting and commenting on its items. */
function ItemTab({ tab, caseUuid, client, facts, caseDefaults, may }: { tab: AnyTab } & ScreenProps) {
  const mayEdit = may.edit
  const list = useItems(tab, caseUuid)
  const { rows, error, refetch } = list
  const linked = { ...list, otherTabOf: otherTabOf(tab, list.all) }
  const firm = useFirmOptions(mayEdit ? client : '', caseDefaults.feeEarner)
  const sources = { ...caseDefaults, lastDate: list.lastEntered?.date, feeEarners: firm.feeEarners.options }
  const newItem = (carriedOver?: Draft): Draft => newItemDefaults(tab, { ...sources, now: new Date() }, carriedOver)
  const { open, editing, edit, add, close, several } = useEditing(mayEdit, newItem)
  const remove = useDeleteItem(tab, caseUuid)
  const [panel, setPanel] = useState<OpenedPanel>()
  const grid = useGridView(tab, mayEdit)
  useLinkedRow(COMMENTS_PARAM, linked, ({ uuid }) => setPanel({ what: 'comments', uuid }))
  useLinkedRow(ROW_PARAM, linked, ({ uuid }) => focusRow(uuid))
  useLinkedRow(ITEM_PARAM, linked, (row) => mayEdit && edit(row))
  useEffect(() => {
    if (error) toastError(error, tab.loadError)
  }, [error, tab])
  const handlers = useRowHandlers(setPanel, mayEdit, edit, remove)
  const onSaved = (outcome: SaveOutcome): void => {
    if (outcome.whose === 'theirs') {
      // The form starts over with the stored version.
      refetch().then(
        ({ data }) => edit(data?.case.items.nodes.find(({ uuid }) => uuid === editing.row?.uuid)),
        toastError,
      )
    } else if (outcome.another) {
      toaster.create({ type: 'success', title: `The ${tab.singular} is saved.` })
      edit(undefined, outcome.another, outcome.uuid)
    } else close(outcome.uuid)
  }
  const addButton = mayEdit ? <Button variant="solid" onClick={add}>{`Add ${tab.singular}`}</Button> : undefined
  const choices = useReferenceChoices(tab, { caseUuid, facts, isNeeded: mayEdit }, firm),
    form = useMemo(() => withChoices(tab, choices), [tab, choices])
  const context = { tab: form, caseUuid, client, facts, firm }
  return (
    <DraftScope value={`item/${caseUuid}/${tab.title}`}>
      <KeptDrafts add={add} addSeveral={several.show} openGrid={grid.restore} />
      {mayEdit && (
        <ListActions
          tab={tab}
          caseUuid={caseUuid}
          hasRows={rows !== undefined && rows.length > 0}
          addButton={addButton}
          addSeveral={several.show}
          grid={grid}
        />
      )}
      {grid.isOpen && rows ? (
        <Grid key={grid.round} tab={form} caseUuid={caseUuid} facts={facts} newItem={newItem} {...list} rows={rows} />
      ) : (
        <ItemList tab={tab} list={list} handlers={handlers} addButton={addButton} />
      )}
      <RowPanels tab={tab} caseUuid={caseUuid} rows={rows} may={may} panel={panel} close={() => setPanel(undefined)} />
      {mayEdit && <ItemDialog {...context} open={open} editing={editing} onSaved={onSaved} close={() => close()} />}
      {mayEdit && tab.isAddedInSeveral && (
        <AddSeveral tab={form} caseUuid={caseUuid} facts={facts} newItem={newItem} {...several} />
      )}
    </DraftScope>
  )
}

/** The screen of a tab: as it is in its case. */
export function ItemScreen({ tab, ...props }: { tab: DefinedTab } & ScreenProps) {
  const { facts } = props
  return <ItemTab tab={useMemo(() => inCase(tab, facts), [tab, facts])} {...props} />
}
