import type { Page } from 'playwright/test'

/**
 * The words in sight that are cut and do not say so by `data-cut`, and those over which an icon lies, in sentences.
 * What can be scrolled to is not cut; the buttons of a row count although they appear only under the pointer.
 */
export const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What lies above the page as a whole: what it covers is not meant to be read meanwhile. */
    const LAYER =
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-scope=toast], [data-scope=popover], [data-floats]'
    const SLACK = 1.5
    const isLayered = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position)
    /** The element that lies above others, in which an element stands. */
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (at.matches(LAYER) || isLayered(at)) return at
      return null
    }
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const isForReadersOnly = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect()
        const { overflow, clip, position } = getComputedStyle(at)
        if (position === 'absolute' && (clip !== 'auto' || (overflow !== 'visible' && width <= 1 && height <= 1)))
          return true
      }
      return false
    }

    // Behind a dialog nothing is read.
    const modals = document.querySelectorAll(':is([role=dialog], [role=alertdialog])[aria-modal=true][data-state=open]')
    const top = [...modals].at(-1) ?? document.body

    interface Run {
      words: string
      parent: Element
      boxes: DOMRect[]
    }
    const runs: Run[] = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      const words = node.textContent?.trim() ?? ''
      if (!parent || words === '' || parent.closest('script, style, svg, option, noscript, textarea')) continue
      if (!isShown(parent) || isForReadersOnly(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      runs.push({ words, parent, boxes: [...range.getClientRects()] })
    }

    /** Whatever its styles say, an element within a line cuts nothing and scrolls nothing. */
    const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline'
    /** The part of an element in which its content is seen; undefined where it hides nothing, or can be scrolled. */
    const windowOf = (element: Element): { x?: [number, number]; y?: [number, number] } | undefined => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
      if (!hides(overflowX) && !hides(overflowY)) return undefined
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { ...(hides(overflowX) && { x: [left, right] }), ...(hides(overflowY) && { y: [top, bottom] }) }
    }
    /** Where content can be scrolled to, what is beyond it is not lost. */
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return /auto|scroll/.test(`${overflowX} ${overflowY}`)
    }
    const isCut = ({ parent, boxes }: Run): boolean => {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        if (isInline(at)) continue
        if (scrolls(at)) return false
        const seen = windowOf(at)
        if (!seen) continue
        const [left, right] = seen.x ?? [-Infinity, Infinity]
        const [top, bottom] = seen.y ?? [-Infinity, Infinity]
        const isOut = boxes.some(
          (box) =>
            box.width > 0 &&
            (box.right > right + SLACK ||
              box.left < left - SLACK ||
              // A line, not the room above and below its letters.
              (box.top + box.bottom) / 2 > bottom ||
              (box.top + box.bottom) / 2 < top),
        )
        if (isOut) return true
      }
      return false
    }
    const short = (words: string): string =>
      (words.length > 50 ? `${words.slice(0, 49)}…` : words).replaceAll(/\s+/g, ' ')
    // The editor of code scrolls its lines by moving them in a box that cuts: they are reached all the same.
    const OWN_SCROLLING = '.monaco-editor'
    const cut = runs.filter(({ parent }) => !parent.closest(`[data-cut], ${OWN_SCROLLING}`)).filter(isCut)

    /** What is seen of a box, in whatever its element scrolls or is cut by. */
    const seenOf = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (isInline(at) || (overflowX === 'visible' && overflowY === 'visible')) continue
        const around = at.getBoundingClientRect()
        left = Math.max(left, around.left)
        top = Math.max(top, around.top)
        right = Math.min(right, around.right)
        bottom = Math.min(bottom, around.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    const icons = [...top.querySelectorAll('svg')].filter((svg) => isShown(svg) && !isForReadersOnly(svg))
    const overlaps = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    const isOpaque = (colour: string): boolean => colour !== 'transparent' && !/^rgba|\//.test(colour)
    /** Whether the words have a ground of their own, which is drawn later than the icon. */
    const hasGroundOver = (parent: Element, icon: Element): boolean => {
      if (!(icon.compareDocumentPosition(parent) & Node.DOCUMENT_POSITION_FOLLOWING)) return false
      for (let at: Element | null = parent; at && !at.contains(icon); at = at.parentElement) {
        const { position, backgroundColor } = getComputedStyle(at)
        if (position !== 'static' && isOpaque(backgroundColor)) return true
      }
      return false
    }
    /** Whether the words stand on top where the two meet, as a number does on the mark that it counts for. */
    const isOnTop = (parent: Element, icon: Element, words: DOMRect, box: DOMRect): boolean => {
      const x = (Math.max(words.left, box.left) + Math.min(words.right, box.right)) / 2
      const y = (Math.max(words.top, box.top) + Math.min(words.bottom, box.bottom)) / 2
      const stack = document.elementsFromPoint(x, y)
      // Beyond the window nothing says what is on top.
      if (stack.length === 0) return hasGroundOver(parent, icon)
      const place = stack.indexOf(parent)
      const above = stack.findIndex(
        (element) => icon.contains(element) || (element.contains(icon) && !element.contains(parent)),
      )
      return place !== -1 && (above === -1 || place < above)
    }
    const under = icons.flatMap((icon) => {
      const box = seenOf(icon.parentElement ?? icon, icon.getBoundingClientRect())
      const layer = layerOf(icon)
      return runs
        .filter((run) => layerOf(run.parent) === layer && !isCut(run))
        .filter(({ parent, boxes }) =>
          boxes.some((words) => {
            const seen = seenOf(parent, words)
            return overlaps(seen, box) && !isOnTop(parent, icon, seen, box)
          }),
        )
        .map(({ words }) => `An icon lies over “${short(words)}”.`)
    })
    return [...new Set([...cut.map(({ words }) => `Cut without a mark: “${short(words)}”.`), ...under])]
  })
