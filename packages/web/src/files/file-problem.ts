import {
  FILE_EMPTY,
  FILE_TOO_LARGE,
  fileTypeOf,
  MAX_FILE_SIZE,
  UNSUPPORTED_FILE_TYPE,
} from '@costdraft/schema/files/file-types.ts'

/** Why a file cannot be uploaded, or undefined if it can; checked before the request is sent. */
export function fileProblem({ name, type, size }: File): string | undefined {
  if (!fileTypeOf(name, type)) return UNSUPPORTED_FILE_TYPE
  if (size > MAX_FILE_SIZE) return FILE_TOO_LARGE
  return size === 0 ? FILE_EMPTY : undefined
}
