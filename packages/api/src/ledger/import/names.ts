import type { ActivityType } from '@costdraft/costing'
import { MAX_LEDGER_NAME, MAX_LEDGER_NAMES } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerActivity, LedgerMatch, LedgerPerson } from '@costdraft/schema/ledger/ledger-import.ts'
import { fullName, namedEarner, type Earner } from '../earner-names.ts'
import type { ParsedRow } from '../ledger-rows.ts'
import { parseActivity } from '../parse-values.ts'
import { choicesError, type Choices } from './choices.ts'
import type { Memory } from './memory.ts'
import { nameKey } from '../name-key.ts'
import { similarActivities, similarEarners, writtenOtherwise } from './similar.ts'

/** What a text means, and how that is known. */
interface Meaning<T> {
  meant: T | null
  by: LedgerMatch
}
export type FindMeaning<T> = (text: string) => Meaning<T>

/** How the names of people and activities in a file are understood. */
export interface Names {
  earners: readonly Earner[]
  person: FindMeaning<string>
  activity: FindMeaning<ActivityType>
  /** Whether a text is a person's name, also if it is written otherwise. For guesses alone. */
  isLikePerson: (text: string) => boolean
}

const NOBODY = { meant: null, by: null } as const

/** The meanings of texts, each found once. */
function cached<T>(find: (key: string) => Meaning<T>): FindMeaning<T> {
  const found = new Map<string, Meaning<T>>()
  return (text) => {
    const key = nameKey(text)
    const meaning = found.get(key) ?? find(key)
    found.set(key, meaning)
    return meaning
  }
}

/**
 * Understands names as a person chose them, else by an exact name or initials that one person has alone, else as the
 * firm chose before. Throws 422 if a person was chosen who is no fee earner of the firm.
 */
export function namesOf(earners: readonly Earner[], memory: Memory, choices: Choices): Names {
  const known = new Set(earners.map(({ uuid }) => uuid))
  const named = namedEarner(earners)
  const isOtherwise = writtenOtherwise(earners)
  if ([...choices.people.values()].some((uuid) => uuid !== null && !known.has(uuid.toLowerCase())))
    throw choicesError('Choose people of this firm for the names in the file.')
  const person = cached<string>((key) => {
    const chosen = choices.people.get(key)
    if (chosen !== undefined) return chosen === null ? NOBODY : { meant: chosen.toLowerCase(), by: 'chosen' }
    const found = named(key)
    if (found) return { meant: found.uuid, by: found.by }
    const remembered = memory.people.get(key)
    return remembered && known.has(remembered) ? { meant: remembered, by: 'remembered' } : NOBODY
  })
  const activity = cached<ActivityType>((key) => {
    const chosen = choices.activities.get(key)
    if (chosen !== undefined) return chosen === null ? NOBODY : { meant: chosen, by: 'chosen' }
    const named = parseActivity(key)
    if (named) return { meant: named, by: 'name' }
    const remembered = memory.activities.get(key)
    return remembered ? { meant: remembered, by: 'remembered' } : NOBODY
  })
  const isLikePerson = (text: string): boolean =>
    text.length <= MAX_LEDGER_NAME && (person(text).meant !== null || isOtherwise(text))
  return { earners, person, activity, isLikePerson }
}

/** A distinct text of a column: as it was first written, and in how many rows. */
interface Used {
  text: string
  key: string
  rows: number
}

/** The distinct texts of a column. */
function usedTexts(rows: readonly ParsedRow[], column: 'fee_earner' | 'activity'): Used[] {
  const used = new Map<string, Used>()
  for (const { cell } of rows) {
    const text = cell(column)
    const key = nameKey(text)
    if (key === '' || text.length > MAX_LEDGER_NAME) continue
    const known = used.get(key)
    if (known) known.rows += 1
    else used.set(key, { text, key, rows: 1 })
  }
  return [...used.values()]
}

/**
 * Texts with their meanings: those without one first, and the most frequent first. At most as many as can be chosen.
 */
const listed = <T>(used: readonly Used[], find: FindMeaning<T>): (Used & Meaning<T>)[] =>
  used
    .map((one) => ({ ...one, ...find(one.text) }))
    .toSorted((a, b) => Number(a.meant !== null) - Number(b.meant !== null) || b.rows - a.rows)
    .slice(0, MAX_LEDGER_NAMES)

/** Every distinct text for a person in these rows, with whom it means or might mean. */
export function peopleIn(rows: readonly ParsedRow[], { earners, person }: Names): LedgerPerson[] {
  const similar = similarEarners(earners)
  return listed(usedTexts(rows, 'fee_earner'), person).map(({ text, rows: count, meant, by }) => ({
    text,
    rows: count,
    uuid: meant,
    by,
    suggestions: similar(text).map((earner) => ({ uuid: earner.uuid, name: fullName(earner) })),
  }))
}

/** Every distinct text for an activity in these rows, with what it means or might mean. */
export const activitiesIn = (rows: readonly ParsedRow[], { activity }: Names): LedgerActivity[] =>
  listed(usedTexts(rows, 'activity'), activity).map(({ text, rows: count, meant, by }) => ({
    text,
    rows: count,
    activity_type: meant,
    by,
    suggestions: similarActivities(text),
  }))

/** What an import has to remember of names: what was chosen for texts of the file, and which aliases were used. */
export function namesToRemember(rows: readonly ParsedRow[], { person, activity }: Names, choices: Choices) {
  const people = usedTexts(rows, 'fee_earner').map(({ key }) => key)
  const activities = usedTexts(rows, 'activity').map(({ key }) => key)
  const chosenOf = <T>(keys: readonly string[], chosen: ReadonlyMap<string, T>): Map<string, T> =>
    new Map(keys.flatMap((key) => (chosen.has(key) ? [[key, chosen.get(key)!] as const] : [])))
  return {
    people: chosenOf(people, choices.people),
    activities: chosenOf(activities, choices.activities),
    used: {
      people: people.filter((key) => person(key).by === 'remembered'),
      activities: activities.filter((key) => activity(key).by === 'remembered'),
    },
  }
}
