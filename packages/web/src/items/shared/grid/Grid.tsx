import { Button } from '@chakra-ui/react'
import { Suspense, lazy, type ComponentProps } from 'react'
import { BehindOffer } from '../../../drafts/BehindOffer.tsx'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { useEarlierDrafts } from '../../../drafts/use-drafts.ts'
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx'

const loadGrid = () => import('./EntryGrid.tsx')
const EntryGrid = lazy(async () => ({ default: (await loadGrid()).EntryGrid }))

/** Opens the grid, or goes back to the list. A phone has neither the room nor the keys for a sheet: a row at a time. */
export const GridButton = ({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) => {
  const shared = {
    'aria-pressed': isOpen,
    'aria-keyshortcuts': 'g',
    onClick: toggle,
    onPointerEnter: (): void => {
      loadGrid().catch(console.error)
    },
  }
  if (isOpen) return <Button {...shared}>Back to list</Button>
  return (
    <>
      <Button {...shared} hideBelow="md">
        Enter in grid
      </Button>
      <Button {...shared} hideFrom="md">
        Enter rows
      </Button>
    </>
  )
}

/** The grid of a tab, loaded when it is first opened. */
export function Grid(props: Omit<ComponentProps<typeof EntryGrid>, 'draftKey'>) {
  const { grid: draftKey } = useItemDraftKeys()
  const isOffered = useEarlierDrafts().some(({ key }) => key === draftKey)
  return (
    <Suspense
      fallback={
        <TableSkeleton
          columns={props.tab.columns}
          sort={{ by: '', direction: 'asc' }}
          name={`Loading ${props.tab.title.toLowerCase()}`}
          hasMenu={false}
        />
      }
    >
      <BehindOffer isOffered={isOffered}>
        <EntryGrid {...props} draftKey={draftKey} />
      </BehindOffer>
    </Suspense>
  )
}
