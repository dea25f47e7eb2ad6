import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** A new secret that nobody guesses, 256 bits in base64url: of an API client, or what opens a link. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** The hash under which such a secret is stored. A fast one suffices: they are long and random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
