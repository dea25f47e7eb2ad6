/** A workbook that is not read at all. The message is shown to the user. */
export class RefusedWorkbook extends Error {
  override name = 'RefusedWorkbook'
}
