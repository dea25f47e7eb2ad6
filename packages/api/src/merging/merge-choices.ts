import { ValidationError } from '../errors/errors.ts'

/** Whose holds where two firms differ: that of the client that is kept, or that of the one that is merged into it. */
export type Whose = 'kept' | 'merged'
export type Choices = Readonly<Record<string, Whose>>

/** What is in both firms, or is another thing in each, with what becomes of it. */
export interface Collision {
  /** What it is about, for who groups them. */
  kind: string
  /** Names it in a choice. */
  key: string
  /** What it is called. */
  name: string
  /** What becomes of it, in a sentence; of a choice, what it is about. */
  outcome: string
  /** What each answer means; null where nothing is to be chosen. */
  choices: Readonly<Record<Whose, string>> | null
  /** Whether it has to end before the firms can be merged. */
  blocks: boolean
}

const isWhose = (value: unknown): value is Whose => value === 'kept' || value === 'merged'

/** The choices of a request. Throws 422 for what is none. */
export function choicesOf(value: unknown): Choices {
  if (value === undefined || value === null) return {}
  const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : undefined
  if (!entries || entries.length > 1_000 || !entries.every(([, whose]) => isWhose(whose)))
    throw new ValidationError({ choices: 'Send kept or merged for each key of the preview.' })
  return Object.fromEntries(entries) as Choices
}

/** Those of some collisions that need a choice and have none. */
export const unchosen = (collisions: readonly Collision[], choices: Choices): Collision[] =>
  collisions.filter(({ key, choices: needed }) => needed !== null && choices[key] === undefined)

/** A collision after which both stay, or one joins the other, without a choice. */
export const told = (kind: string, key: string, name: string, outcome: string): Collision => ({
  kind,
  key,
  name,
  outcome,
  choices: null,
  blocks: false,
})
