import { extensionOf, fileTypeOf, mediaTypeOf } from '@costdraft/schema/files/file-types.ts'

/**
 * The media types that can be shown. This list alone decides what a file is shown as, and never what a host answers.
 */
export type PreviewType = typeof PDF | 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
export const PDF = 'application/pdf'

/** The extensions of images: the upload takes none of them, but another host may hold some. */
const IMAGE_EXTENSIONS = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])

/** How many bytes of a file are needed to tell what it is. */
export const HEAD_BYTES = 1024

/**
 * Whether a file with this name may be one that can be shown: a PDF, or an image, or of an unknown extension, as a PDF
 * may be.
 */
export const isPreviewable = (name: string | null): boolean =>
  name !== null &&
  (IMAGE_EXTENSIONS.has(extensionOf(name).slice(1).toLowerCase()) || fileTypeOf(name, mediaTypeOf('pdf')) === 'pdf')

const ANY = undefined
const codesOf = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))

/** The bytes that each image begins with. */
const IMAGE_SIGNATURES: readonly [PreviewType, readonly (number | typeof ANY)[]][] = [
  ['image/png', [0x89, ...codesOf('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', codesOf('GIF87a')],
  ['image/gif', codesOf('GIF89a')],
  ['image/webp', [...codesOf('RIFF'), ANY, ANY, ANY, ANY, ...codesOf('WEBP')]],
]
const PDF_MARK = '%PDF-'

/**
 * What a file is by its first bytes, of which `HEAD_BYTES` are enough; undefined for anything that is not shown, such
 * as a web page or an SVG file, whatever it is called. A PDF may have a little before its mark, as in all readers.
 */
export function previewTypeOf(head: Uint8Array): PreviewType | undefined {
  const image = IMAGE_SIGNATURES.find(([, signature]) =>
    signature.every((byte, i) => (byte === ANY ? i < head.length : byte === head[i])),
  )
  if (image) return image[0]
  return String.fromCodePoint(...head.subarray(0, HEAD_BYTES)).includes(PDF_MARK) ? PDF : undefined
}
