import { FILE_EMPTY, type FileType } from '@costdraft/schema/files/file-types.ts'
import { fileTypeFromBuffer } from 'file-type'

/**
 * The types that the detection library may report for a valid file of each type: `zip` for an Office file it cannot
 * tell apart, `cfb` (compound file) for an old Word file, `ai` for a PDF saved by a drawing program.
 */
const VALID_DETECTIONS: Record<FileType, readonly string[]> = {
  pdf: ['pdf', 'ai'],
  docx: ['docx', 'zip'],
  xlsx: ['xlsx', 'zip'],
  doc: ['cfb'],
  csv: [],
}
/**
 * Detected types that are text formats and refuse a CSV file. Binary formats do not: some magic numbers are two letters
 * that may also begin a heading.
 */
const TEXT_FORMATS = new Set(['pdf', 'ai', 'rtf', 'xml', 'ps', 'eps', 'ics', 'vcf', 'pgp'])

/** Whether bytes are text: no control characters except whitespace and end-of-file, or a UTF-16 byte-order mark. */
function isText(head: Buffer): boolean {
  if (head.length > 1 && (head.readUInt16BE(0) === 0xfeff || head.readUInt16BE(0) === 0xfffe)) return true
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a)
}

/** Whether bytes begin like a web page, which has no magic number. */
const isHtml = (head: Buffer): boolean =>
  /^\uFEFF?\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|script|iframe|svg)\b/i.test(head.toString('utf8'))

/** What is said of content that is not of a type, nor of another that is known. */
export const noSuch = (kind: FileType): string => `By its content this is no .${kind} file.`
/** An Office file is a zip archive. */
const isArchive = (head: Buffer): boolean => head.toString('latin1', 0, 2) === 'PK'

/**
 * Why the content of a file does not match its type, as a sentence; undefined if it may. Refuses empty files, content
 * detected as another type, a CSV file that is not text, and an Office file that is no archive. `head` is the beginning
 * of the file.
 */
export async function contentProblem(kind: FileType, head: Buffer): Promise<string | undefined> {
  if (head.length === 0) return FILE_EMPTY
  if (isHtml(head)) return `By its content this is a .html file, not a .${kind}.`
  const detected = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext
  const other = `By its content this is a .${detected} file, not a .${kind}.`
  if (kind === 'csv') {
    if (!isText(head)) return detected ? other : 'By its content this is no table of text.'
    return detected && TEXT_FORMATS.has(detected) ? other : undefined
  }
  if (detected && !VALID_DETECTIONS[kind].includes(detected)) return other
  return (kind === 'docx' || kind === 'xlsx') && !isArchive(head) ? noSuch(kind) : undefined
}
