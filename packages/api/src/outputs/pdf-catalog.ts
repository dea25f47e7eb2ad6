const CATALOG = '/Type /Catalog'

/**
 * A PDF as the typesetter writes it, with its title shown in the title bar (`DisplayDocTitle`, which accessible
 * documents need), and without `Suspects false`: that is what its absence means, and poppler reports the written word
 * as an error. The catalog is the last object of the file, so that only the position of the table of objects changes.
 * @throws where the file is not of this form.
 */
export function withShownTitle(pdf: Buffer): Buffer {
  const from = pdf.lastIndexOf(CATALOG)
  const table = pdf.indexOf('\nxref', from)
  const start = pdf.lastIndexOf('startxref')
  if (from === -1 || table === -1 || start === -1 || pdf.subarray(from, table).includes(' 0 obj'))
    throw new Error('the catalog is not the last object of the PDF')
  const catalog = pdf
    .subarray(from, table)
    .toString('latin1')
    .replace(/\s*\/Suspects false(?=\s)/, '')
    .replace(/\/ViewerPreferences <</, '$&\n    /DisplayDocTitle true')
  if (!catalog.includes('/DisplayDocTitle true')) throw new Error('the catalog of the PDF has no viewer preferences')
  const before = Buffer.concat([pdf.subarray(0, from), Buffer.from(catalog, 'latin1')])
  return Buffer.concat([
    before,
    pdf.subarray(table, start),
    Buffer.from(`startxref\n${before.length + 1}\n%%EOF`, 'latin1'),
  ])
}
