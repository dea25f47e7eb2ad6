import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useOpenComments } from './open-comments.tsx'

/**
 * Moves the focus to the comment to which the person went, also in a drawer that is open already. Returns what finds
 * it.
 */
export function useFocusOnWanted(
  content: RefObject<HTMLElement | null>,
  item: string | undefined,
): () => HTMLElement | null {
  const { wanted, show } = useOpenComments()
  const find = (): HTMLElement | null =>
    wanted === undefined ? null : (content.current?.querySelector<HTMLElement>(`[data-comment="${wanted}"]`) ?? null)
  const opened = useEffectEvent(() => {
    if (item !== undefined) show(item)
  })
  const focus = useEffectEvent(() => find()?.focus())
  // The functions are those of the present render; what starts them is another item, or another comment.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => opened(), [item])
  useEffect(() => {
    const frame = requestAnimationFrame(() => focus())
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, item])
  return find
}
