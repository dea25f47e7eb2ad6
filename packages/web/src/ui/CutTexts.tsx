import { useEffect, useEffectEvent } from 'react'
import { HELP_WIDTH, useSharedTooltip } from './overlay/use-shared-tooltip.tsx'
import { cutAround, cutsOf, markCuttable, wholeText } from './cut-texts.ts'

/**
 * Marks every text with `data-cuttable` that does not fit, on the page and in what lies above it, and shows the whole
 * of it while the pointer rests on it, at a press, and while what it stands in has the focus. One for all: the texts
 * stand in links, buttons and cards, of which there may be a thousand.
 */
export function CutTexts() {
  const { show, point, tooltip } = useSharedTooltip('bottom-start', {
    maxW: HELP_WIDTH,
    textStyle: 'sm',
    fontWeight: '400',
    whiteSpace: 'pre-line',
  })
  useEffect(() => {
    let frame = 0
    const mark = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => markCuttable(document))
    }
    const changes = new MutationObserver(mark)
    changes.observe(document.body, { childList: true, characterData: true, subtree: true })
    addEventListener('resize', mark)
    mark()
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('resize', mark)
    }
  }, [])
  // Effect events: what shows a text is another at each render, and the document is listened to once.
  const onPointerOver = useEffectEvent((target: Element, { pointerType }: PointerEvent): void => {
    const cut = pointerType === 'touch' ? null : cutAround(target)
    point(cut, () => cut && wholeText(cut))
  })
  const onClick = useEffectEvent((target: Element): void => {
    const cut = cutAround(target)
    if (cut && !target.closest('a, button')) show(cut, wholeText(cut))
  })
  const onFocus = useEffectEvent((target: Element): void => {
    const cuts = target.matches(':focus-visible') ? cutsOf(target) : []
    if (cuts.length > 0) show(cuts[0], cuts.map(wholeText).join('\n'))
  })
  const onBlur = useEffectEvent((): void => show(undefined))
  useEffect(() => {
    const ends = new AbortController()
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listen: (target: Element, event: DocumentEventMap[Name]) => void,
    ): void =>
      document.addEventListener(name, (event) => event.target instanceof Element && listen(event.target, event), {
        signal: ends.signal,
      })
    on('pointerover', (target, event) => onPointerOver(target, event))
    on('click', (target) => onClick(target))
    on('focusin', (target) => onFocus(target))
    on('focusout', () => onBlur())
    return () => ends.abort()
  }, [])
  return tooltip
}
