import { randomUUID } from 'node:crypto'
import { cleanText } from '@costdraft/schema/structs.ts'
import { hash, verify } from '@node-rs/argon2'

/** The argon2id parameters recommended by OWASP: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A form cleans what is typed into it, a new password included. The sign-in page cleans nothing: without the same here,
// nobody could sign in with a password that has blanks around it, or an accent that another keyboard writes as two
// characters.
export const hashPassword = (password: string): Promise<string> => hash(cleanText(password), COST)
export const passwordMatches = (stored: string, password: string): Promise<boolean> =>
  verify(stored, cleanText(password)).catch(() => false)

/**
 * The hash of somebody who has no password yet: nobody knows what matches it. It is as long to check as any, so that
 * nobody sees by the time who was invited and has not come.
 */
export const unknownPasswordHash = (): Promise<string> => hashPassword(randomUUID())

let dummyHash: Promise<string> | undefined
/** Takes as long as a real check, so that the response time does not reveal whether an account exists. */
export const checkDummyPassword = async (password: string): Promise<void> => {
  await passwordMatches(await (dummyHash ??= hashPassword('nobody')), password)
}
