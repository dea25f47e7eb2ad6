import { hash, verify } from '@node-rs/argon2'

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
export const passwordMatches = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password).catch(() => false)

let never: Promise<string> | undefined
/** Takes as long as a real check and is always false: an unknown account must not answer faster than a wrong password. */
export const passwordOfNobody = async (password: string): Promise<false> => {
  await passwordMatches(await (never ??= hashPassword('nobody')), password)
  return false
}
