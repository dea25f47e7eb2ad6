import { hash, verify } from '@node-rs/argon2'

/** The argon2id parameters recommended by OWASP: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
export const passwordMatches = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password).catch(() => false)

let dummyHash: Promise<string> | undefined
/** Takes as long as a real check, so that the response time does not reveal whether an account exists. */
export const checkDummyPassword = async (password: string): Promise<void> => {
  await passwordMatches(await (dummyHash ??= hashPassword('nobody')), password)
}
