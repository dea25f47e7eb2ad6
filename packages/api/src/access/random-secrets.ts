import { createHash } from 'node:crypto'

/** The hash under which the secret of an API client is stored. A fast one suffices: secrets are long and random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
