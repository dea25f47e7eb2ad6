import { fileRequest, FileRequestError } from '../../files/file-request.ts'
import { saveFile } from '../../files/save-file.ts'
import { editionQuery, type EditionRef } from '../rate-paths.ts'

const NOT_READ = 'The file could not be read. Nothing has changed.'
const NOT_DOWNLOADED = 'The figures could not be downloaded.'

/** What is wrong in a line of a sheet. `row` counts its lines from 1, with the headings. */
export interface CsvProblem {
  row: number
  column: string
  message: string
}
/**
 * What was read from a sheet: the figures by the key of their row, as numbers of pounds or percent, and what is wrong
 * in it.
 */
export interface ReadCsv {
  amounts: Readonly<Record<string, number>>
  rows: number
  problems: readonly CsvProblem[]
}

const pathOf = (clientUuid: string, key: string): string =>
  `client/${encodeURIComponent(clientUuid)}/rates/${encodeURIComponent(key)}/csv`

/**
 * Downloads an edition as a sheet; without one, a sheet of all rows with the figures in force today.
 * @throws FileRequestError
 */
export async function downloadCsv(
  clientUuid: string,
  { key, name }: { key: string; name: string },
  edition?: EditionRef,
): Promise<void> {
  const query = edition ? `?${new URLSearchParams(editionQuery(edition)).toString()}` : ''
  const answer = await fileRequest(`${pathOf(clientUuid, key)}${query}`, NOT_DOWNLOADED)
  saveFile(await answer.blob(), [name, edition?.effectiveFrom].filter(Boolean).join(' ').concat('.csv'))
}

/**
 * Reads a sheet of figures on the server; nothing is stored.
 * @throws FileRequestError
 */
export async function readCsv(clientUuid: string, key: string, file: Blob): Promise<ReadCsv> {
  const answer = await fileRequest(pathOf(clientUuid, key), NOT_READ, {
    method: 'POST',
    body: new Blob([file], { type: 'text/csv' }),
  })
  const read = (await answer.json().catch(() => undefined)) as ReadCsv | undefined
  if (!read) throw new FileRequestError(NOT_READ, read)
  return read
}
