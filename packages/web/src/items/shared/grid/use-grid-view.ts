import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePageShortcut } from '../../../ui/overlay/use-page-shortcut.ts'
import type { AnyTab } from '../tab-definition.ts'

/** Search parameter that says whether the rows of a tab are shown as a grid. */
const VIEW_PARAM = 'view'
const GRID = 'grid'

/** Whether the rows of a tab are entered in a grid. The URL holds it. The key `g` opens it. */
export function useGridView({ entry }: AnyTab, mayEdit: boolean) {
  const [params, setParams] = useSearchParams()
  const [round, setRound] = useState(0)
  const isOffered = entry !== undefined && mayEdit
  const isOpen = isOffered && params.get(VIEW_PARAM) === GRID
  const show = (isShown: boolean): void =>
    setParams(
      (params) => {
        if (isShown) params.set(VIEW_PARAM, GRID)
        else params.delete(VIEW_PARAM)
        return params
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  usePageShortcut('g', isOffered && !isOpen, () => show(true))
  return {
    isOpen,
    toggle: (): void => show(!isOpen),
    /** Opens it anew, with what was kept on the device. */
    restore: (): void => {
      setRound((last) => last + 1)
      show(true)
    },
    round,
  }
}
