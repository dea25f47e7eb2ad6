import type { RefObject } from 'react'

/** What draws a file: a PDF or an image. */
export interface ViewProps {
  blob: Blob
  name: string
  zoom: number
  /** The width there is, in pixels. */
  available: number
  scroller: RefObject<HTMLDivElement | null>
  /** Shows an error in place of the file. */
  fail: (error: unknown) => void
  /** Says where one is in the file, or how large it is. */
  setCaption: (caption: string) => void
}
