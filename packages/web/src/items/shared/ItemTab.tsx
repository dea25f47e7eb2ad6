import { Box, Flex } from '@chakra-ui/react'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { use, useEffect, useMemo, useState, type ComponentProps } from 'react'
import { useEarnersOfCase } from '../../cases/use-firm-options.ts'
import { DraftScope } from '../../drafts/draft-scope.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { CommentsDrawer } from './comments/CommentsDrawer.tsx'
import { CommentsPanel } from './comments/CommentsPanel.tsx'
import type { CommentRights } from './comments/comment.ts'
import { ItemFiles } from './files/ItemFiles.tsx'
import { focusRow, rowSelector } from '../../ui/table/row-selector.ts'
import type { AnyTab, DefinedTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { ItemDialog } from './ItemDialog.tsx'
import type { SaveOutcome } from './ItemForm.tsx'
import { inCase } from './in-case.ts'
import { otherTabOf } from './other-tab.ts'
import { newItemDefaults, type CaseDefaults } from './new-item.ts'
import { withChoices } from './reference-choices.ts'
import { KeptDrafts } from './KeptDrafts.tsx'
import type { RowHandlers } from './row-handlers.ts'
import { Grid, GridButton } from './grid/Grid.tsx'
import { GridTools } from './grid/GridTools.tsx'
import { useGridView } from './grid/use-grid-view.ts'
import { ItemList } from './ItemList.tsx'
import { AddButton, ListActions } from './ListActions.tsx'
import { useAddition } from '../../access/viewer.ts'
import { SelectionBar } from './select/SelectionBar.tsx'
import { useRowChoice } from './select/use-row-choice.ts'
import { SidePlace } from './side-place.ts'
import { RowTools } from './rows/RowTools.tsx'
import { useTabRows } from './rows/use-tab-rows.ts'
import { AddSeveral } from './several/AddSeveral.tsx'
import { useReferenceChoices } from './use-reference-choices.ts'
import { useDeleteItem } from './use-delete-item.ts'
import { useEditing } from './use-editing.ts'
import { useLinkedRow } from './use-linked-row.ts'
import { COMMENTS_PARAM, ITEM_PARAM, ROW_PARAM } from '../../navigation/link-params.ts'

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

/** The row whose comments stand beside the table. */
const inFocus = { bg: 'accent.ground', boxShadow: 'inset 3px 0 0 var(--chakra-colors-accent)' } as const

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
  const place = use(SidePlace)
  const comments = { caseUuid, tab, row: rowOf('comments'), may, close }
  return (
    <>
      {place ? (
        comments.row && <CommentsPanel {...comments} row={comments.row} place={place} />
      ) : (
        <CommentsDrawer {...comments} />
      )}
      <ItemFiles caseUuid={caseUuid} tab={tab} row={rowOf('files')} mayEdit={may.edit} close={close} />
    </>
  )
}

/** What happens once an item is saved: its dialog starts over, goes on to the next item, or closes. */
const useOnSaved =
  (tab: AnyTab, { list }: ReturnType<typeof useTabRows>, { editing, edit, close }: ReturnType<typeof useEditing>) =>
  (outcome: SaveOutcome): void => {
    if (outcome.whose === 'theirs') {
      // The form starts over with the stored version.
      list
        .refetch()
        .then(({ data }) => edit(data?.case.items.nodes.find(({ uuid }) => uuid === editing.row?.uuid)), toastError)
    } else if (outcome.another) {
      toaster.create({ type: 'success', title: `The ${tab.singular} is saved.` })
      edit(undefined, outcome.another, outcome.uuid)
    } else close(outcome.uuid)
  }

/** Follows links to a row: to its comments, to the row itself, or to its form. */
function useLinkedRows(
  linked: Parameters<typeof useLinkedRow>[1],
  openPanel: (panel: OpenedPanel) => void,
  edit: ((row: AnyRow) => void) | undefined,
): void {
  useLinkedRow(COMMENTS_PARAM, linked, ({ uuid }) => openPanel({ what: 'comments', uuid }))
  useLinkedRow(ROW_PARAM, linked, ({ uuid }) => focusRow(uuid))
  useLinkedRow(ITEM_PARAM, linked, (row) => edit?.(row))
}

interface AboveListProps {
  shown: ReturnType<typeof useTabRows>
  /** With the choices by which rows are filtered. */
  tab: AnyTab
  facts: CaseFacts
  /** Absent where nothing is changed. */
  actions: Omit<ComponentProps<typeof ListActions>, 'select'> | undefined
  /** Has rows selected; undefined where nothing can be done with them. */
  select: (() => void) | undefined
}
/** So much room the filters take of their line until it is known which there are. */
const FILTERS = '480px'
/** The filters and the buttons above a list: in one line where there is room, else the buttons above the filters. */
function AboveList({ shown, tab, facts, actions, select }: AboveListProps) {
  const isOpening = actions?.grid.isOpen === true
  const isComing = shown.hasRows === undefined
  if (isOpening)
    return (
      <Flex justify="flex-end" mb="2">
        <GridButton {...actions.grid} />
      </Flex>
    )
  const hasActions = actions && (tab.ListActions ?? tab.entry ?? actions.hasRows !== false)
  if (!hasActions && !shown.hasTools && !isComing) return null
  return (
    <Flex wrap="wrap-reverse" align="center" columnGap="3" rowGap="2" mb="2">
      {shown.hasTools && <RowTools {...shown} tab={tab} facts={facts} />}
      {isComing && <Box height="8" flex={`0 1 ${FILTERS}`} />}
      {actions && <ListActions {...actions} select={select} />}
    </Flex>
  )
}

/** Says why a list could not be loaded. */
const useErrorSaid = (tab: AnyTab, error: unknown): void =>
  useEffect(() => {
    if (error) toastError(error, tab.loadError)
  }, [error, tab])

interface ListHeadProps extends Omit<AboveListProps, 'select'> {
  caseUuid: string
  client: string
  rows: readonly AnyRow[] | undefined
  choice: ReturnType<typeof useRowChoice>
}
/** What stands above a list: what is done with the rows that are selected, or else filters and buttons. */
const ListHead = ({ caseUuid, client, rows, choice, ...above }: ListHeadProps) =>
  choice?.isOpen && rows ? (
    <SelectionBar tab={above.tab} facts={above.facts} caseUuid={caseUuid} client={client} rows={rows} choice={choice} />
  ) : (
    <AboveList {...above} select={choice?.show} />
  )

/** The list of a tab, with adding, editing, deleting and commenting on its items. */
function ItemTab({ tab, caseUuid, client, facts, caseDefaults, may }: { tab: AnyTab } & ScreenProps) {
  const mayEdit = may.edit
  const grid = useGridView(tab, mayEdit)
  const shown = useTabRows(tab, caseUuid, !grid.isOpen)
  const { list, hasRows } = shown
  const { rows, error } = list
  const feeEarners = useEarnersOfCase(caseUuid, mayEdit, caseDefaults.feeEarner)
  const sources = { ...caseDefaults, lastDate: list.lastEntered?.date, feeEarners: feeEarners.options }
  const newItem = (carriedOver?: Draft): Draft => newItemDefaults(tab, { ...sources, now: new Date() }, carriedOver)
  const editor = useEditing(mayEdit, newItem)
  const { open, editing, edit, add, close, several } = editor
  const { remove, deleteDialog } = useDeleteItem(tab, caseUuid, facts)
  const choice = useRowChoice(tab, caseUuid, useAddition('row_moves') && mayEdit)
  const [panel, setPanel] = useState<OpenedPanel>()
  useLinkedRows({ ...list, otherTabOf: otherTabOf(tab, list.all) }, setPanel, mayEdit ? edit : undefined)
  useErrorSaid(tab, error)
  const handlers = useRowHandlers(setPanel, mayEdit, edit, remove)
  const onSaved = useOnSaved(tab, shown, editor)
  const choices = useReferenceChoices(tab, { caseUuid, facts, isNeeded: mayEdit }, feeEarners.options)
  const form = useMemo(() => withChoices(tab, choices), [tab, choices])
  const context = { tab: form, caseUuid, client, facts, feeEarners }
  const entry = { tab: form, caseUuid, facts, newItem }
  const actions = { tab, caseUuid, hasRows, feeEarners: feeEarners.options, add, addSeveral: several.show, grid }
  const head = { caseUuid, client, shown, tab: form, facts, actions: mayEdit ? actions : undefined }
  return (
    <DraftScope value={`item/${caseUuid}/${tab.title}`}>
      <KeptDrafts add={add} addSeveral={several.show} openGrid={grid.restore} />
      {grid.isOpen && rows ? (
        <Grid
          key={grid.round}
          {...entry}
          {...list}
          rows={rows}
          moves={choice && { client, sayDone: choice.sayDone }}
          query={shown.rowQuery.query}
          tools={<GridTools {...shown} {...actions} tab={form} facts={facts} />}
        />
      ) : (
        <>
          <ListHead choice={choice} rows={rows} {...head} />
          <Box css={panel?.what === 'comments' ? { [rowSelector(panel.uuid)]: inFocus } : undefined}>
            <ItemList
              {...shown}
              tab={tab}
              handlers={handlers}
              choice={choice}
              addButton={mayEdit ? <AddButton tab={tab} add={add} /> : undefined}
            />
          </Box>
        </>
      )}
      <RowPanels tab={tab} caseUuid={caseUuid} rows={rows} may={may} panel={panel} close={() => setPanel(undefined)} />
      {mayEdit && <ItemDialog {...context} open={open} editing={editing} onSaved={onSaved} close={() => close()} />}
      {mayEdit && tab.isAddedInSeveral && <AddSeveral {...entry} {...several} />}
      {deleteDialog}
    </DraftScope>
  )
}

/** The screen of a tab: as it is in its case. */
export function ItemScreen({ tab, ...props }: { tab: DefinedTab } & ScreenProps) {
  const { facts } = props
  return <ItemTab tab={useMemo(() => inCase(tab, facts), [tab, facts])} {...props} />
}
