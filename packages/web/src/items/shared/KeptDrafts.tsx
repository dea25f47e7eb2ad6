import { useContext } from 'react'
import { useSearchParams } from 'react-router'
import { DraftOffer } from '../../drafts/DraftOffer.tsx'
import { DraftScope } from '../../drafts/draft-scope.ts'
import { acceptDraft, dropDraft, type Draft } from '../../drafts/draft-store.ts'
import { useEarlierDrafts } from '../../drafts/use-drafts.ts'
import { COMMENTS_PARAM, ITEM_PARAM } from '../../navigation/link-params.ts'

/**
 * Offers what an earlier page kept of the items and comments of this tab. Restoring opens the dialog or the comments
 * with it.
 */
export function KeptDrafts({ add, addSeveral, openGrid }: Record<'add' | 'addSeveral' | 'openGrid', () => void>) {
  const scope = useContext(DraftScope)
  const [, setParams] = useSearchParams()
  const drafts = useEarlierDrafts().filter(({ key }) => key.startsWith(`${scope}/`))
  const restore = ({ key }: Draft): void => {
    const [what, uuid = ''] = key.slice(scope.length + 1).split('/')
    acceptDraft(key)
    if (what === 'new') add()
    else if (what === 'several') addSeveral()
    else if (what === 'grid') openGrid()
    else
      setParams(
        (params) => {
          params.set(what === 'row' ? ITEM_PARAM : COMMENTS_PARAM, uuid)
          return params
        },
        { replace: true, preventScrollReset: true },
      )
  }
  return drafts.map((draft) => (
    <DraftOffer
      key={draft.key}
      draft={draft}
      isNamed
      onRestore={() => restore(draft)}
      onDiscard={() => dropDraft(draft.key)}
    />
  ))
}
