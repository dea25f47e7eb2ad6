/** The name of a file of a store, or in a folder of a part of one. */
const FILE_NAME = /^(?<uuid>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?<part>\.part)?$/

/** The file that a name stands for; undefined for anything else in a store, such as `lost+found`, which is not ours. */
export function fileName(name: string): { uuid: string; isPart: boolean } | undefined {
  const { uuid, part } = FILE_NAME.exec(name)?.groups ?? {}
  return uuid === undefined ? undefined : { uuid, isPart: part !== undefined }
}
