import { Flex, Text } from '@chakra-ui/react'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { openPdf } from './open-pdf.ts'
import { PdfPage, type PageSize } from './PdfPage.tsx'
import type { ViewProps } from './view-props.ts'

/**
 * How many pages are shown. Their number is what the file claims: a few hundred bytes can claim millions, more than a
 * browser can lay out.
 */
const MAX_PAGES = 5_000

interface Opened {
  document: PDFDocumentProxy
  first: PageSize
}

/** The page that is in the middle of what is in view, from 1. */
function currentPage(scroller: HTMLElement): number {
  const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
  return Math.max(1, pages.findLastIndex((page) => page.getBoundingClientRect().top <= middle) + 1)
}

/** The pages of a PDF, one below the other. */
export function PdfView({ blob, zoom, available, scroller, fail, setCaption }: ViewProps) {
  const [opened, setOpened] = useState<Opened>()
  const onFailure = useEffectEvent(fail)
  const onCaption = useEffectEvent(setCaption)
  useEffect(() => {
    let close = (): void => {}
    let isOver = false
    const open = async (): Promise<void> => {
      const data = await blob.arrayBuffer()
      if (isOver) return
      const pdf = openPdf(data)
      close = pdf.close
      const document = await pdf.document
      const first = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!isOver) setOpened({ document, first: { width: first.width, height: first.height } })
    }
    open().catch((error: unknown) => {
      if (!isOver) onFailure(error)
    })
    return () => {
      isOver = true
      close()
    }
  }, [blob])
  useEffect(() => {
    const element = scroller.current
    if (!opened || !element) return undefined
    const tell = (): void => onCaption(`Page ${currentPage(element)} of ${opened.document.numPages}`)
    tell()
    element.addEventListener('scroll', tell, { passive: true })
    return () => element.removeEventListener('scroll', tell)
  }, [opened, scroller])
  if (!opened) return null
  const { numPages } = opened.document
  const shown = Math.min(numPages, MAX_PAGES)
  return (
    <Flex direction="column" gap="3" width="max-content" minW="full">
      {Array.from({ length: shown }, (_, i) => (
        <PdfPage
          key={i}
          document={opened.document}
          number={i + 1}
          estimate={opened.first}
          available={available}
          zoom={zoom}
          scroller={scroller}
        />
      ))}
      {shown < numPages && (
        <Text textAlign="center" py="4">
          {`Only the first ${shown.toLocaleString('en-GB')} of ${numPages.toLocaleString('en-GB')} pages are shown here. Download it to read the rest.`}
        </Text>
      )}
    </Flex>
  )
}
