import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { NotShown } from './read-body.ts'
import type { ViewProps } from './view-props.ts'
import { scaleOf } from './zoom.ts'

const DAMAGED = 'This image cannot be shown. It may be damaged. Download it to see it.'

/** An image, no larger than it is unless it is magnified. Its address lasts as long as it is shown. */
export function ImageView({ blob, name, zoom, available, fail, setCaption }: ViewProps) {
  const [width, setWidth] = useState<number>()
  const showIn = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.setAttribute('src', address)
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return (
    <chakra.img
      ref={showIn}
      alt={name}
      display="block"
      maxW="none"
      mx="auto"
      style={{ width: width && width * scaleOf(width, available, 1, zoom), opacity: width ? 1 : 0 }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        setWidth(naturalWidth)
        setCaption(`${naturalWidth} × ${naturalHeight} pixels`)
      }}
      onError={() => fail(new NotShown(DAMAGED))}
    />
  )
}
