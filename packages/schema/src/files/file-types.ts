/** The file types that may be added to a case, by extension, with their media types. */
const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  csv: 'text/csv',
} as const
export type FileType = keyof typeof mediaTypes
export const fileTypes = Object.keys(mediaTypes) as readonly FileType[]

/** The media type a file is downloaded with. */
export const mediaTypeOf = (type: FileType): string => mediaTypes[type]
/** The `accept` attribute of a file input. */
export const ACCEPTED_FILE_TYPES = [...fileTypes.map((type) => `.${type}`), ...Object.values(mediaTypes)].join(',')
export const UNSUPPORTED_FILE_TYPE = 'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.'

/** In bytes. */
export const MAX_FILE_SIZE = 500 * 1024 * 1024
export const FILE_TOO_LARGE = 'A file may be 500 MB at most.'
/** How many files one request takes. */
export const MAX_FILES = 100
export const TOO_MANY_FILES = `At most ${MAX_FILES} files at a time.`
export const FILE_EMPTY = 'This file is empty.'

/** The extension of a file name with its dot, in its original case; empty without one. */
export const extensionOf = (name: string): string => /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''

/**
 * Extensions of other types: a file so named is refused, whatever media type it was sent with. Unknown extensions are
 * not in the list.
 */
const otherExtensions = new Set(
  [
    'exe com bat cmd msi msp scr pif cpl dll sys jar js jse mjs vb vbs vbe wsf wsh ps1 psm1 sh bash py rb pl php hta lnk reg app dmg pkg',
    'apk deb rpm iso img html htm xhtml mht mhtml svg xml css json zip rar 7z gz tar bz2 xz png jpg jpeg gif webp bmp tif tiff heic',
    'mp3 mp4 avi mov wav docm dotm xlsm xltm xlsb pptm ppt pptx rtf txt eml msg',
  ]
    .join(' ')
    .split(' '),
)

/**
 * The type of a file by its extension, or else by its media type; undefined for an unsupported file. A media type does
 * not help a file with the extension of another type, such as `order.pdf.exe` or `page.html`.
 */
export function fileTypeOf(name: string, mediaType: string): FileType | undefined {
  const extension = extensionOf(name).slice(1).toLowerCase()
  const essence = mediaType.split(';')[0]?.trim().toLowerCase()
  const byName = fileTypes.find((type) => type === extension)
  if (byName ?? otherExtensions.has(extension)) return byName
  return fileTypes.find((type) => mediaTypes[type] === essence)
}
