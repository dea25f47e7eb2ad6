/** What may be added to a case: by the ending of its name, or by the media type its sender gives it. */
const kinds = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  csv: 'text/csv',
} as const
export type FileKind = keyof typeof kinds
const all = Object.keys(kinds) as FileKind[]

/** The media type a kind is sent out as. */
export const mediaTypeOf = (kind: FileKind): string => kinds[kind]
/** For a file chooser. */
export const ACCEPTED = [...all.map((kind) => `.${kind}`), ...Object.values(kinds)].join(',')
export const NOT_A_KIND = 'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.'

/** The most one file may hold, in bytes. */
export const LARGEST_FILE = 500 * 1024 * 1024
export const TOO_LARGE = 'A file may be 500 MB at most.'
export const EMPTY = 'This file is empty.'

/** The ending of a name with its point, as it is written; nothing where it has none. */
export const endingOf = (name: string): string => /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''

/** Which kind a file is: its ending says so, else its media type; undefined for all else. */
export function kindOf(name: string, mediaType: string): FileKind | undefined {
  const ending = endingOf(name).slice(1).toLowerCase(),
    type = mediaType.split(';')[0]?.trim().toLowerCase()
  return all.find((kind) => kind === ending) ?? all.find((kind) => kinds[kind] === type)
}
