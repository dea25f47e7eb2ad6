import { counted } from '@costdraft/schema/text/in-words.ts'
import type { FirmArchivesQuery } from '../generated/graphql.ts'

/** An archive of all data of a firm. */
export type FirmArchive = NonNullable<FirmArchivesQuery['firmArchives']>[number]

export const isBeingMade = ({ state }: Pick<FirmArchive, 'state'>): boolean => state === 'queued' || state === 'running'

const number = new Intl.NumberFormat('en-GB')

/** How far an archive is that is being made. */
export function progressWords({
  state,
  filesMade,
  filesOf,
}: Pick<FirmArchive, 'state' | 'filesMade' | 'filesOf'>): string {
  if (state === 'queued') return 'Waiting for its turn'
  if (filesOf == null) return 'Reading the cases'
  return `${number.format(filesMade ?? 0)} of ${number.format(filesOf)} files`
}

/** The same in percent; none before its files are counted. */
export const progressPercent = ({ filesMade, filesOf }: Pick<FirmArchive, 'filesMade' | 'filesOf'>): number =>
  filesOf ? Math.floor(((filesMade ?? 0) / filesOf) * 100) : 0

/** What is in an archive, in a sentence. */
export function contentWords({ counts }: Pick<FirmArchive, 'counts'>): string {
  if (!counts) return ''
  const { cases, files, missing } = counts
  const held = `${counted(cases, 'case')} and ${counted(files, 'file')}.`
  if (missing === 0) return held
  return `${held} ${counted(missing, 'file')} could not be found; manifest.json in the archive names ${missing === 1 ? 'it' : 'them'}.`
}
