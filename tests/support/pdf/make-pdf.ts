/**
 * A page of a made PDF: its text, and whether it has a black square below it that is stored as a scanned image (CCITT).
 */
export interface MadePage {
  text: string
  isScanned?: boolean
}

/** In points. */
const A4 = '[0 0 595 842]'
const LINE_HEIGHT = 20

/** Eight white lines in CCITT group 4, which the image's Decode array makes black. */
const SQUARE = '\u00ff\u0000\u0010\u0001'

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)
const stream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`

const contentOf = ({ text, isScanned = false }: MadePage): string => {
  const lines = text.split('\n').map((line) => `(${escaped(line)}) Tj 0 -${LINE_HEIGHT} Td`)
  return `BT /F1 14 Tf 72 770 Td ${lines.join(' ')} ET${isScanned ? ' q 200 0 0 200 72 400 cm /Im1 Do Q' : ''}`
}

/**
 * A PDF of A4 pages, whose font (Helvetica) is not in the file. `catalog` are further entries of its catalog, such as a
 * script that a reader might run when it opens the file.
 */
export function makePdf(pages: readonly MadePage[], catalog = ''): Buffer<ArrayBuffer> {
  const FIRST_PAGE = 5
  const pageId = (i: number): number => FIRST_PAGE + 2 * i
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, i) => `${pageId(i)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream(
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0] /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >>',
      SQUARE,
    ),
    ...pages.flatMap((page, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox ${A4} /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 4 0 R >> >> /Contents ${pageId(i) + 1} 0 R >>`,
      stream('', contentOf(page)),
    ]),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
