import { Button, Flex, Text, chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { PreviewFile, PreviewPlace } from './preview-order.ts'
import { FIT, zoomStep } from './zoom.ts'

interface Props {
  file: PreviewFile
  place: PreviewPlace
  /** Where one is in the file; empty until it is shown. */
  caption: string
  show: (file: PreviewFile) => void
  /** Undefined where nothing is shown that could be magnified. */
  zoom: number | undefined
  setZoom: (zoom: number) => void
  download: () => void
}

/** A button that keeps the focus where it can do nothing more: it is not disabled but only said to be. */
const StepButton = ({ isOn, onClick, ...rest }: { isOn: boolean; onClick: () => void } & NamedIcon) => (
  <IconButton {...rest} type="button" aria-disabled={!isOn} onClick={isOn ? onClick : undefined} />
)
type NamedIcon = Pick<Parameters<typeof IconButton>[0], 'name' | 'icon'>

function FileSteps({ file, place: { position, count, previous, next }, show }: Pick<Props, 'file' | 'place' | 'show'>) {
  if (!previous && !next) return null
  return (
    <Flex align="center" gap="1">
      <StepButton
        name="Previous file"
        icon={ChevronLeft}
        isOn={!!previous}
        onClick={() => previous && show(previous)}
      />
      <StepButton name="Next file" icon={ChevronRight} isOn={!!next} onClick={() => next && show(next)} />
      <Text role="status" textStyle="xs" color="muted" whiteSpace="nowrap">
        {/* The name is the title of the dialog, whose change nobody is told. */}
        <chakra.span srOnly>{`${file.name ?? ''}, `}</chakra.span>
        {position === undefined ? `${count} to show` : `${position} of ${count}`}
      </Text>
    </Flex>
  )
}

const ZoomSteps = ({ zoom, setZoom }: { zoom: number; setZoom: (zoom: number) => void }) => (
  <Flex align="center" gap="1">
    <StepButton
      name="Zoom out"
      icon={ZoomOut}
      isOn={zoomStep(zoom, -1) !== zoom}
      onClick={() => setZoom(zoomStep(zoom, -1))}
    />
    <Button
      type="button"
      variant="ghost"
      size="xs"
      minW="12"
      px="1"
      aria-label={`Zoom ${zoom * 100} %, fit the width`}
      title="Fit the width"
      onClick={() => setZoom(FIT)}
    >
      {`${zoom * 100} %`}
    </Button>
    <StepButton
      name="Zoom in"
      icon={ZoomIn}
      isOn={zoomStep(zoom, 1) !== zoom}
      onClick={() => setZoom(zoomStep(zoom, 1))}
    />
  </Flex>
)

/** What stands above a file: the steps to its neighbours, its size and place, magnification and download. */
export const PreviewBar = ({ file, place, caption, show, zoom, setZoom, download }: Props) => (
  <Flex align="center" columnGap="4" rowGap="2" wrap="wrap" px="6" pb="3">
    <FileSteps file={file} place={place} show={show} />
    <Text textStyle="xs" color="muted" me="auto">
      {[file.size === null ? '' : formatBytes(file.size), caption].filter(Boolean).join(' · ')}
    </Text>
    {zoom !== undefined && <ZoomSteps zoom={zoom} setZoom={setZoom} />}
    <Button type="button" onClick={download}>
      <Download aria-hidden />
      Download
    </Button>
  </Flex>
)
