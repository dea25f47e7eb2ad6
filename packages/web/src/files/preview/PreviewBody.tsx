import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { FileQuestion } from 'lucide-react'
import { Suspense, lazy, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { delayedFadeIn } from '../../ui/delayed-fade-in.ts'
import { ImageView } from './ImageView.tsx'
import { TextView } from './TextView.tsx'
import type { PreviewProblem, useLoadedFile } from './use-loaded-file.ts'
import type { ViewProps } from './view-props.ts'

/** PDF.js is a large part of the product: it is loaded when the first PDF is opened. */
const PdfView = lazy(async () => ({ default: (await import('./PdfView.tsx')).PdfView }))

const views = { pdf: PdfView, image: ImageView, text: TextView } as const

/** The space around the pages, in pixels. */
const PADDING = 8

/** The width that is left in an element, in pixels; undefined until it is known. */
function useAvailableWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth - 2 * PADDING))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

const Loading = ({ name }: { name: string }) => (
  <Box role="status" css={delayedFadeIn} maxW="lg" mx="auto">
    <Text color="muted" textStyle="sm" mb="3" textAlign="center" overflowWrap="anywhere">{`Opening ${name} …`}</Text>
    <Skeleton height="96" />
  </Box>
)

interface ProblemProps {
  problem: PreviewProblem
  retry: () => void
  download: () => void
}
const Problem = ({ problem: { message, mayRetry }, retry, download }: ProblemProps) => (
  <Flex role={mayRetry ? 'alert' : 'status'} direction="column" align="center" gap="3" py="16" textAlign="center">
    <Box color="muted">
      <FileQuestion size={32} strokeWidth={1.5} aria-hidden />
    </Box>
    <Text maxW="md">{message}</Text>
    {mayRetry ? (
      <Button type="button" onClick={retry}>
        Try again
      </Button>
    ) : (
      <Button type="button" variant="solid" onClick={download}>
        Download
      </Button>
    )}
  </Flex>
)

interface Props extends Pick<ViewProps, 'name' | 'zoom' | 'scroller' | 'setCaption'> {
  /** Identifies the file: with another one the view begins anew, at its top. */
  fileId: string
  loaded: ReturnType<typeof useLoadedFile>
  download: () => void
}

/**
 * What is shown of a file, in an element that scrolls and takes the focus: its pages, or that it is loading, or why it
 * is not shown.
 */
export function PreviewBody({ fileId, name, zoom, loaded, scroller, setCaption, download }: Props) {
  const available = useAvailableWidth(scroller)
  const { preview, problem, fail, retry } = loaded
  useLayoutEffect(() => {
    if (preview) scroller.current?.scrollTo({ top: 0 })
  }, [scroller, preview])
  const View = views[preview?.kind ?? 'image']
  return (
    <Box
      ref={scroller}
      role="region"
      aria-label={`Contents of ${name}`}
      tabIndex={0}
      focusVisibleRing="inside"
      flex="1 1 100dvh"
      minH="0"
      overflow="auto"
      bg="canvas"
      borderTopWidth="1px"
      borderColor="line"
      style={{ padding: PADDING }}
    >
      {problem && (
        <Problem
          problem={problem}
          retry={() => {
            // The button that has the focus goes.
            scroller.current?.focus()
            retry()
          }}
          download={download}
        />
      )}
      {!preview && !problem && <Loading name={name} />}
      {preview && available !== undefined && (
        <Suspense fallback={<Loading name={name} />}>
          <View
            key={fileId}
            blob={preview.blob}
            name={name}
            zoom={zoom}
            available={available}
            scroller={scroller}
            fail={fail}
            setCaption={setCaption}
          />
        </Suspense>
      )}
    </Box>
  )
}
