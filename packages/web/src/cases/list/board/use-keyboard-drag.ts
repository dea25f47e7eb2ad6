import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isInStage } from '../../case-words.ts'
import type { CaseRow } from '../case-row.ts'
import { liftCopy, STEP } from './lifted-copy.ts'

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
/** Whether a key lifts or drops a card. */
export const isLiftKey = (key: string): boolean => key === 'Enter' || key === ' '

/** The column of a stage, as it is said aloud. */
export const columnName = (stage: Stage): string => `the column ${stageLabels[stage].column}`

interface Lifted {
  uuid: string
  stage: Stage
  /** Puts the card back. */
  cancel: () => void
}
interface Options {
  board: RefObject<HTMLElement | null>
  rows: readonly CaseRow[]
  onMove: (row: CaseRow, to: Stage) => void
  /** Says something to screen readers. */
  announce: (text: string) => void
}

/**
 * Drags a card by keyboard: `lift` lifts it, arrow keys move it in steps, Space or Enter drops it on the column under
 * its centre, and Escape puts it back, as does whatever takes the focus from it. `over` is the stage of another column
 * that it would be dropped on. While a card is lifted no other key reaches the page.
 */
export function useKeyboardDrag({ board, rows, onMove, announce }: Options) {
  const [over, setOver] = useState<Stage>()
  const lifted = useRef<Lifted>(undefined)
  const lift = useCallback(
    (row: CaseRow, card: HTMLElement): void => {
      if (!board.current || !isInStage(row)) return
      lifted.current?.cancel()
      const { uuid, stage, caseName } = row
      const copy = liftCopy(board.current, card)
      const listening = new AbortController()
      let target: Stage = stage
      const end = (text: string): void => {
        listening.abort()
        copy.remove()
        delete card.dataset.lifted
        lifted.current = undefined
        setOver(undefined)
        announce(text)
      }
      const cancel = (): void => end(`${caseName} is put back in ${columnName(stage)}.`)
      const drop = (): void => {
        if (target === stage) return cancel()
        end(`${caseName} is dropped on ${columnName(target)}.`)
        onMove(row, target)
      }
      const step = (by: { x: number; y: number }): void => {
        // Between two columns the last one stays the target.
        const next = copy.moveBy(by) ?? target
        if (next === target) return
        target = next
        setOver(next === stage ? undefined : next)
        announce(`${caseName} is over ${columnName(next)}.`)
      }
      const onKey = (event: KeyboardEvent): void => {
        const { key, repeat, ctrlKey, metaKey, altKey } = event
        const by = steps[key]
        // The focus moves on, which puts the card back.
        if (key === 'Tab') return
        event.stopImmediatePropagation()
        if (ctrlKey || metaKey || altKey || /^F\d/.test(key)) return
        event.preventDefault()
        if (by) step(by)
        else if (key === 'Escape') cancel()
        // The key that lifted the card may still be held.
        else if (isLiftKey(key) && !repeat) drop()
      }
      const { signal } = listening
      addEventListener('keydown', onKey, { capture: true, signal })
      addEventListener('pointerdown', cancel, { capture: true, signal })
      card.addEventListener('blur', cancel, { signal })
      card.dataset.lifted = ''
      lifted.current = { uuid, stage, cancel }
      announce(`${caseName} is lifted from ${columnName(stage)}.`)
    },
    [board, onMove, announce],
  )
  useEffect(() => {
    const card = lifted.current
    // Somebody else has moved or removed the case.
    if (card && !rows.some(({ uuid, stage }) => uuid === card.uuid && stage === card.stage)) card.cancel()
  }, [rows])
  useEffect(() => () => lifted.current?.cancel(), [])
  return { lift, over }
}
