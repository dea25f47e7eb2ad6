import { Flex } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { nameOf } from '../FileLabel.tsx'
import { placeOf, type PreviewFile } from './preview-order.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { PreviewBody } from './PreviewBody.tsx'
import { useLoadedFile } from './use-loaded-file.ts'
import { FIT, zoomStep } from './zoom.ts'

/** Keeps what was in view in view when the magnification changes, in the middle of its width. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom)
  useLayoutEffect(() => {
    const element = scroller.current
    const factor = zoom / before.current
    before.current = zoom
    if (!element || factor === 1) return
    element.scrollTo({ top: element.scrollTop * factor, left: (element.scrollWidth - element.clientWidth) / 2 })
  }, [scroller, zoom])
}

/** What belongs to one file of several: it begins anew with each. */
function useOfFile<T>(id: string, initial: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ id, value: initial })
  return [kept.id === id ? kept.value : initial, (value) => setKept({ id, value })]
}

/** The keys of a preview, beside those that scroll it. */
function onKey(event: KeyboardEvent, actions: Readonly<Record<string, (() => void) | undefined>>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const action = actions[event.key]
  const { target } = event
  // What is wider than the screen is moved sideways by the arrows.
  const isWide = target instanceof HTMLElement && target.scrollWidth > target.clientWidth
  if (!action || (isWide && event.key.startsWith('Arrow'))) return
  event.preventDefault()
  action()
}

interface Props {
  /** Where the file is downloaded from. */
  path: string
  /** All files of the list, in its order. */
  files: readonly PreviewFile[]
  file: PreviewFile
  show: (file: PreviewFile) => void
  download: () => void
  scroller: RefObject<HTMLDivElement | null>
}

/** A file with what stands above it, and the keys that step through the list and magnify. */
export function PreviewContent({ path, files, file, show, download, scroller }: Props) {
  const loaded = useLoadedFile(path, file)
  const place = placeOf(files, file)
  const [zoom, setZoom] = useOfFile(file.id, FIT)
  const [caption, setCaption] = useOfFile(file.id, '')
  const step = (next: PreviewFile | undefined) => next && (() => show(next))
  useKeptPlace(scroller, zoom)
  return (
    <Flex
      direction="column"
      flex="1"
      minH="0"
      onKeyDown={(event) =>
        onKey(event, {
          ArrowLeft: step(place.previous),
          ArrowRight: step(place.next),
          ...(loaded.preview && {
            '+': () => setZoom(zoomStep(zoom, 1)),
            '-': () => setZoom(zoomStep(zoom, -1)),
            '0': () => setZoom(FIT),
          }),
        })
      }
    >
      <PreviewBar
        file={file}
        place={place}
        caption={caption}
        show={show}
        zoom={loaded.preview && zoom}
        setZoom={setZoom}
        download={download}
      />
      <PreviewBody
        fileId={file.id}
        name={nameOf(file)}
        zoom={zoom}
        loaded={loaded}
        scroller={scroller}
        setCaption={setCaption}
        download={download}
      />
    </Flex>
  )
}
