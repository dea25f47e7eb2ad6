import { chakra } from '@chakra-ui/react'
import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { canvasRatio, scaleOf } from './zoom.ts'

/** The size of a page at its full size, in pixels. */
export interface PageSize {
  width: number
  height: number
}
/** A page is at most this much larger than on paper, unless it is magnified. */
const MAX_SCALE = 1.5

interface Props {
  document: PDFDocumentProxy
  number: number
  /** The size of the first page: taken for this one until it has been read. */
  estimate: PageSize
  /** The width there is for it, in pixels. */
  available: number
  zoom: number
  scroller: RefObject<HTMLElement | null>
}

/** Whether an element is in view, or as near to it as another height of what scrolls. */
function useIsNear(ref: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, scroller])
  return isNear
}

/** Draws a page, and lays its text over it so that it can be selected and read aloud. Returns what ends both. */
function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, text: HTMLElement, scale: number): () => void {
  const viewport = page.getViewport({ scale })
  const ratio = canvasRatio(viewport.width, viewport.height, devicePixelRatio)
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  const drawing = page.render({ canvas, viewport, ...(ratio !== 1 && { transform: [ratio, 0, 0, ratio, 0, 0] }) })
  text.replaceChildren()
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  // Both are rejected when they are ended; a page that cannot be drawn stays white.
  for (const done of [drawing.promise, layer.render()]) done.catch(() => {})
  return () => {
    drawing.cancel()
    layer.cancel()
  }
}

const textLayer = {
  position: 'absolute',
  inset: '0',
  overflow: 'clip',
  lineHeight: '1',
  transformOrigin: '0 0',
  textAlign: 'initial',
  '--min-font-size': '1',
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': '0',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    '--scale-x': '1',
    '--rotate': '0deg',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
} as const

/** A page of a PDF. It is drawn while it is near to what is in view; otherwise it only takes its room. */
export function PdfPage({ document, number, estimate, available, zoom, scroller }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(ref, scroller)
  const [page, setPage] = useState<PDFPageProxy>()
  useEffect(() => {
    if (!isNear || page) return undefined
    let isCurrent = true
    document.getPage(number).then(
      (read) => {
        if (isCurrent) setPage(read)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [document, number, isNear, page])
  const { width, height } = page?.getViewport({ scale: 1 }) ?? estimate
  const scale = scaleOf(width, available, MAX_SCALE, zoom)
  useEffect(
    () =>
      isNear && page && canvas.current && text.current
        ? drawPage(page, canvas.current, text.current, scale)
        : undefined,
    [isNear, page, scale],
  )
  return (
    <chakra.div
      ref={ref}
      role="group"
      aria-label={`Page ${number}`}
      data-page={number}
      position="relative"
      flexShrink="0"
      mx="auto"
      bg="white"
      color="black"
      boxShadow="0 0 0 1px var(--chakra-colors-line)"
      style={{
        width: Math.floor(width * scale),
        height: Math.floor(height * scale),
        ['--total-scale-factor' as string]: scale,
        ['--scale-round-x' as string]: '1px',
        ['--scale-round-y' as string]: '1px',
      }}
    >
      {isNear && (
        <>
          <chakra.canvas ref={canvas} aria-hidden position="absolute" inset="0" width="full" height="full" />
          <chakra.div ref={text} css={textLayer} />
        </>
      )}
    </chakra.div>
  )
}
