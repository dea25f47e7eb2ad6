import { EMPTY, type FileKind } from '@costdraft/schema/files/kinds.ts'
import { fileTypeFromBuffer } from 'file-type'

/** What a library may say a file of a kind is. An Office file whose first pages do not tell it apart is a zip; an old Word file is a compound file; a drawing program's PDF is its own. */
const ITS_OWN: Record<FileKind, readonly string[]> = {
  pdf: ['pdf', 'ai'],
  docx: ['docx', 'zip'],
  xlsx: ['xlsx', 'zip'],
  doc: ['cfb'],
  csv: [],
}
/** Types that are text themselves. Those of bytes may begin with two letters that also begin a heading. */
const OF_TEXT = new Set(['pdf', 'ai', 'rtf', 'xml', 'ps', 'eps', 'ics', 'vcf', 'pgp'])

/** Whether bytes are text: no control but those of lines and pages, unless a byte-order mark says that two make a letter. */
function isText(head: Buffer): boolean {
  if (head.length > 1 && (head.readUInt16BE(0) === 0xfeff || head.readUInt16BE(0) === 0xfffe)) return true
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a)
}

/** Why the content of a file cannot be what its name says: only a known other type is refused, and a table that is no text. `head` is how the file begins. */
export async function contentProblem(kind: FileKind, head: Buffer): Promise<string | undefined> {
  if (head.length === 0) return EMPTY
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext
  const other = `By its content this is a .${found} file, not a .${kind}.`
  if (kind === 'csv') {
    if (!isText(head)) return found ? other : 'By its content this is no table of text.'
    return found && OF_TEXT.has(found) ? other : undefined
  }
  return found && !ITS_OWN[kind].includes(found) ? other : undefined
}
