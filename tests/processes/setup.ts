import { startFilesOfRun } from '../../dev/files-env.ts'

/** Starts what the processes of a run with FILES=s3 store their files in. */
export const setup = (): Promise<() => Promise<void>> => startFilesOfRun()
