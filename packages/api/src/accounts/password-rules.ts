import { field } from '@costdraft/schema/field.ts'
import { cleanText } from '@costdraft/schema/structs.ts'
import { Password } from '@costdraft/schema/users/users.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ValidationError } from '../errors/errors.ts'
import { validated } from '../http/body.ts'

/** Whose password it is. */
export interface Named {
  firstname: string
  surname: string
  email_address: string
}

const LEAST = 8
/** How many of the commonest passwords that are long enough are refused. */
const COMMONEST = 10_000
/** A shorter part of a name or address stands in many words by chance. */
const SHORTEST_PART = 3
/** As many letters and digits have to be left once names are taken out. */
const LEAST_OTHERS = 6

const COMMON = 'This is one of the passwords that are tried first. Choose another one.'
const OWN = 'Your name or your e-mail address is most of this password. Choose another one.'
const OF_USER = 'The name or the e-mail address of the user is most of this password. Choose another one.'

let commonest: ReadonlySet<string> | undefined
const isCommon = (password: string): boolean =>
  (commonest ??= new Set(
    (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= LEAST).slice(0, COMMONEST),
  )).has(password.toLowerCase())

/** The words of a name and an address, the longest first: Ann, Lee, ann.lee, harbour, ann.lee@harbour.example. */
const wordsOf = ({ firstname, surname, email_address }: Named): string[] =>
  [email_address, email_address.split('@')[0] ?? '', ...`${firstname} ${surname} ${email_address}`.split(/[\s@.'’-]+/)]
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= SHORTEST_PART)
    .toSorted((a, b) => b.length - a.length)

/** Whether little but names, and what stands between them, makes up a password. */
function isOwn(password: string, whose: Named): boolean {
  const lower = password.toLowerCase()
  const others = wordsOf(whose).reduce((left, word) => left.replaceAll(word, ' '), lower)
  return others !== lower && others.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_OTHERS
}

/**
 * Throws 422 with `details.password` for a password that is among the ten thousand commonest, or mostly its owner's
 * name or address. `isOwners` says whether the owner chooses it. The length is checked where a form is (`Password`).
 */
export function assertPassword(password: string, whose: Named, { isOwners }: { isOwners: boolean }): void {
  const cleaned = cleanText(password)
  if (isCommon(cleaned)) throw new ValidationError({ password: COMMON })
  if (isOwn(cleaned, whose)) throw new ValidationError({ password: isOwners ? OWN : OF_USER })
}

/** Why a password cannot be taken, in a sentence; undefined if it can. */
export function passwordRefusal(password: unknown, whose: Named): string | undefined {
  try {
    const { password: valid } = validated({ password: field(Password) }, { password })
    assertPassword(valid, whose, { isOwners: true })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.values(error.details).join(' ')
  }
}
