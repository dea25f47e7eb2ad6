import { useApolloClient } from '@apollo/client/react'
import { Button, Flex, Text, chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { toastError } from '../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../ui/toaster.ts'
import { AddCaseViewDocument, EditCaseViewDocument, RemoveCaseViewDocument } from './case-views.operations.ts'
import { refetchViews } from './refetch-views.ts'
import { SaveView, type CaseView } from './SaveView.tsx'

/** Deletes views, with an undo, and makes one be the list as it is shown. */
function useViewChanges(query: string) {
  const client = useApolloClient()
  const failed = (title: string) => (error: unknown) => toastError(error, title)
  const bringBack = async ({ name, page, query: of, isShared }: CaseView): Promise<void> => {
    const input = { name, page, query: of, isShared }
    await client.mutate({ mutation: AddCaseViewDocument, variables: { input, idempotencyKey: crypto.randomUUID() } })
    refetchViews(client)
  }
  const remove = async (view: CaseView): Promise<void> => {
    await client.mutate({ mutation: RemoveCaseViewDocument, variables: { uuid: view.uuid } })
    refetchViews(client)
    const undo = (): void => void bringBack(view).catch(failed('The view could not be brought back'))
    toaster.create({
      title: `Deleted: ${view.name}`,
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: undo },
    })
  }
  const replace = async ({ uuid, name, version }: CaseView): Promise<void> => {
    await client.mutate({ mutation: EditCaseViewDocument, variables: { uuid, input: { query }, version } })
    refetchViews(client)
    toaster.create({ type: 'success', title: 'View saved.', description: `${name} is now the list as it is shown.` })
  }
  return {
    remove: (view: CaseView): void => void remove(view).catch(failed(`${view.name} could not be deleted`)),
    replace: (view: CaseView): void => void replace(view).catch(failed(`${view.name} could not be saved`)),
  }
}

interface Props {
  views: readonly CaseView[]
  /** The query string of the list as it is shown. */
  query: string
  close: () => void
}

/** The viewer's own views of a list: renamed, shared, set to the list as it is shown, deleted. */
export function ManageViews({ views, query, close }: Props) {
  const { remove, replace } = useViewChanges(query)
  const [editedUuid, edit] = useState<string>()
  // As it is now: it may have been saved since.
  const edited = views.find(({ uuid }) => uuid === editedUuid)
  return (
    <DialogRoot open close={close} size="md">
      <DialogFrame title="My views" body={{ pb: '6' }}>
        {views.length === 0 && <Text color="muted">You have no views of this list.</Text>}
        <chakra.ul aria-label="My views">
          {views.map((view) => (
            <Flex as="li" key={view.uuid} align="center" gap="2" minH="10" listStyleType="none" wrap="wrap">
              <Text flex="1" minW="32" overflowWrap="anywhere">
                {view.name}
                {view.isShared && (
                  <chakra.span color="muted" textStyle="xs" ms="2">
                    Shared
                  </chakra.span>
                )}
              </Text>
              <Button
                size="xs"
                variant="ghost"
                disabled={view.query === query}
                aria-label={`Set ${view.name} to the list as shown`}
                onClick={() => replace(view)}
              >
                Set to the list as shown
              </Button>
              <IconButton name={`Edit ${view.name}`} icon={Pencil} onClick={() => edit(view.uuid)} />
              <IconButton name={`Delete ${view.name}`} icon={Trash2} onClick={() => remove(view)} />
            </Flex>
          ))}
        </chakra.ul>
      </DialogFrame>
      {/* Above this dialog, not in its place: one that opens as another goes is closed by the focus that the other gives back. */}
      {edited && <SaveView page={edited.page} query={edited.query} view={edited} close={() => edit(undefined)} />}
    </DialogRoot>
  )
}
