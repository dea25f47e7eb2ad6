import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Milliseconds in which a record that is there is also rendered, and a dialog has given up the focus. */
const RENDERED_WITHIN = 3_000

/**
 * Moves the focus to an element that names a record by `data-record`, once it is rendered; holds it against a dialog
 * that is still opening.
 */
function focusRecord(uuid: string): void {
  const deadline = performance.now() + RENDERED_WITHIN
  const look = (): void => {
    const element = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(uuid)}"]`)
    const isOpening = element?.closest('[role=dialog]')?.contains(document.activeElement) === false
    // In a tab that is not shown yet nothing takes the focus.
    if (element && element.getClientRects().length > 0 && !isOpening) {
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    } else if (performance.now() < deadline) requestAnimationFrame(look)
  }
  look()
}

/**
 * Follows a link to a record of a list: moves the focus to it and removes the parameter, so that it is not followed
 * again. `uuids` are those of the list, undefined until it has loaded; `more` loads further ones, where there are any.
 * One that is not there is left alone.
 */
export function useLinkedRecord(param: string, uuids: readonly string[] | undefined, more?: () => unknown): void {
  const [params, setParams] = useSearchParams()
  const wanted = params.get(param)
  const follow = useEffectEvent((uuid: string, known: readonly string[]): void => {
    if (!known.includes(uuid) && more) return void more()
    if (known.includes(uuid)) focusRecord(uuid)
    setParams(
      (now) => {
        now.delete(param)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })
  const known = uuids?.join(' ')
  useEffect(() => {
    if (wanted !== null && known !== undefined) follow(wanted, known.split(' '))
  }, [wanted, known])
}
