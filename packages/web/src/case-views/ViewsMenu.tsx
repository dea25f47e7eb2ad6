import { Button, Menu, chakra } from '@chakra-ui/react'
import type { CaseViewPage } from '@costdraft/schema/case-views/case-view.ts'
import { Bookmark, Check } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CaseViewsDocument } from './case-views.operations.ts'
import { ManageViews } from './ManageViews.tsx'
import { SaveView, type CaseView } from './SaveView.tsx'
import { useOffersViews } from './use-offers-views.ts'
import { ButtonWord } from '../ui/ButtonWord.tsx'
import { MenuPortal } from '../ui/overlay/MenuPortal.tsx'
import { usePartQuery } from '../ui/screen-answer.ts'

interface Props {
  page: CaseViewPage
  /** The query string of the list as it is shown, without defaults. */
  query: string
}

const noViews: CaseView[] = []

/** The views of one group, of which the one that is shown has a mark. */
const ViewItems = ({
  title,
  views,
  query,
  show,
}: Pick<Props, 'query'> & { title: string; views: readonly CaseView[]; show: (view: CaseView) => void }) => (
  <Menu.ItemGroup>
    <Menu.ItemGroupLabel>{title}</Menu.ItemGroupLabel>
    {views.map((view) => (
      <Menu.Item key={view.uuid} value={view.uuid} onSelect={() => show(view)}>
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {view.name}
          {!view.isOwn && view.owner && (
            <chakra.span color="muted" ms="2">
              {view.owner}
            </chakra.span>
          )}
        </chakra.span>
        {view.query === query && <Check size={14} aria-label="Shown now" />}
      </Menu.Item>
    ))}
  </Menu.ItemGroup>
)

/** The saved views of a list of cases: shows one, saves the list as it is shown, and manages the viewer's own. */
export function ViewsMenu(props: Props) {
  return useOffersViews() ? <Views {...props} /> : null
}

function Views({ page, query }: Props) {
  const { data, error } = usePartQuery(CaseViewsDocument, { errorPolicy: 'all' })
  const [, setParams] = useSearchParams()
  const [open, setOpen] = useState<'save' | 'manage'>()
  const views = (data?.caseViews ?? noViews).filter((view) => view.page === page)
  const own = views.filter(({ isOwn }) => isOwn)
  const shared = views.filter(({ isOwn }) => !isOwn)
  const current = views.find((view) => view.query === query)
  const show = (view: CaseView): void => setParams(new URLSearchParams(view.query), { preventScrollReset: true })
  const close = (): void => setOpen(undefined)
  // Whoever reads cases of other firms alone has no views.
  if (!data?.caseViews && (error || data)) return null
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button maxW="64" minW="0" aria-label={current ? `Views: ${current.name}` : 'Views'}>
            <Bookmark strokeWidth={1.75} aria-hidden />
            {current ? <chakra.span truncate>{current.name}</chakra.span> : <ButtonWord>Views</ButtonWord>}
          </Button>
        </Menu.Trigger>
        <MenuPortal>
          <Menu.Positioner>
            <Menu.Content aria-label="Views" maxW="80">
              {own.length > 0 && <ViewItems title="My views" views={own} query={query} show={show} />}
              {shared.length > 0 && <ViewItems title="Shared with me" views={shared} query={query} show={show} />}
              {views.length > 0 && <Menu.Separator />}
              <Menu.Item value="save" onSelect={() => setOpen('save')}>
                Save as a view…
              </Menu.Item>
              {own.length > 0 && (
                <Menu.Item value="manage" onSelect={() => setOpen('manage')}>
                  Manage my views…
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </MenuPortal>
      </Menu.Root>
      {open === 'save' && <SaveView page={page} query={query} view={undefined} close={close} />}
      {open === 'manage' && <ManageViews views={own} query={query} close={close} />}
    </>
  )
}
