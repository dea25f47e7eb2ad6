/** The file types that may be added to a case, by extension, with their media types. */
const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  csv: 'text/csv',
} as const
export type FileType = keyof typeof mediaTypes
const all = Object.keys(mediaTypes) as FileType[]

/** The media type a file is downloaded with. */
export const mediaTypeOf = (type: FileType): string => mediaTypes[type]
/** The `accept` attribute of a file input. */
export const ACCEPTED_FILE_TYPES = [...all.map((type) => `.${type}`), ...Object.values(mediaTypes)].join(',')
export const UNSUPPORTED_FILE_TYPE = 'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.'

/** In bytes. */
export const MAX_FILE_SIZE = 500 * 1024 * 1024
export const FILE_TOO_LARGE = 'A file may be 500 MB at most.'
export const FILE_EMPTY = 'This file is empty.'

/** The extension of a file name with its dot, in its original case; empty without one. */
export const extensionOf = (name: string): string => /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''

/** The type of a file by its extension, or else by its media type; undefined for an unsupported file. */
export function fileTypeOf(name: string, mediaType: string): FileType | undefined {
  const extension = extensionOf(name).slice(1).toLowerCase(),
    essence = mediaType.split(';')[0]?.trim().toLowerCase()
  return all.find((type) => type === extension) ?? all.find((type) => mediaTypes[type] === essence)
}
