import { isDraft, type CaseFacts, type Draft, type Fields } from '@costdraft/schema/field.ts'
import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { shortened } from '@costdraft/schema/text/cut-text.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { MAX_MOVED, partFields } from '@costdraft/schema/row-moves/row-moves.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'
import { draftOf } from '../http/body.ts'
import { dateColumn, textColumn } from '../items/columns.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Resource } from '../items/resource.ts'

/** A row that is to be moved, and the version that this is based on, as in `If-Match`. */
export interface RowToMove {
  uuid: string
  expected: string | undefined
}
/** Where rows go: to another case, to a part, to a party. What is undefined stays; null is none. */
export interface Move {
  rows: readonly RowToMove[]
  toCase: string | undefined
  part: string | null | undefined
  party: string | null | undefined
}

const BODY = new Map(['rows', 'case', 'part', 'party'].map((name) => [name, name]))
const NOT_ROWS = `Send 1 to ${MAX_MOVED} rows, each once: their uuids, or records of uuid and version.`

function rowIn(given: unknown): RowToMove {
  const { uuid, version = null } = isDraft(given) ? given : { uuid: given }
  if (typeof uuid !== 'string' || (version !== null && typeof version !== 'string' && typeof version !== 'number'))
    throw new ValidationError({ rows: NOT_ROWS })
  return { uuid: uuid.toLowerCase(), expected: version === null || version === '' ? undefined : `"${version}"` }
}

function nameIn(body: Draft, name: string): string | null | undefined {
  const given = body[name]
  if (given === undefined || given === null || (typeof given === 'string' && given !== '')) return given
  throw new ValidationError({ [name]: 'Choose one from the list.' })
}

/** Reads the body of a move. Throws 422 for what cannot be read, and for one that moves nothing. */
export function moveIn(body: unknown): Move {
  const given = draftOf(BODY, body)
  const { rows } = given
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MAX_MOVED)
    throw new ValidationError({ rows: NOT_ROWS })
  const named = rows.map(rowIn)
  if (new Set(named.map(({ uuid }) => uuid)).size < named.length) throw new ValidationError({ rows: NOT_ROWS })
  const move: Move = {
    rows: named,
    toCase: nameIn(given, 'case')?.toLowerCase(),
    part: nameIn(given, 'part'),
    party: nameIn(given, 'party')?.toLowerCase() ?? (given.party === null ? null : undefined),
  }
  if (move.toCase === undefined && move.part === undefined && move.party === undefined)
    throw new ValidationError({ rows: 'Say where the rows go: to a case, a part or a party.' })
  return move
}

/**
 * The fields that a move sets, by their names, in rows of a kind under these facts. Throws 422 for a part or a party
 * that such rows do not have.
 */
export function movedFields({ kind }: Resource, { part, party }: Move, facts: CaseFacts): Draft {
  const fields = kind.fields as Fields
  const applies = (name: string): boolean => fields[name]?.applies({}, facts) ?? false
  const ofPart = partFields.find(applies)
  const rows = labelOf(kind.name).toLowerCase()
  const lacking = (what: string): string => `The rows of this kind (${rows}) have no ${what} in this case.`
  const problems = {
    ...(part !== undefined && !ofPart && { part: lacking('part') }),
    ...(party !== undefined && !applies('party') && { party: lacking('party') }),
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  return {
    ...(part !== undefined && ofPart && { [ofPart]: ofPart === 'copCasePart' ? (part?.toLowerCase() ?? null) : part }),
    ...(party !== undefined && { party }),
  }
}

const MAX_TEXT = 60

/** A row as people know it: its date, and the beginning of its text; its kind where it has neither. */
export function rowInWords({ kind }: Resource, row: Readonly<Record<string, unknown>>): string {
  const date = row[dateColumn(kind) ?? '']
  const text = row[textColumn(kind) ?? '']
  const words = [
    ...(typeof date === 'string' ? [asWritten(date.slice(0, 10))] : []),
    ...(typeof text === 'string' && text !== '' ? [shortened(text, MAX_TEXT)] : []),
  ]
  return words.join(' ') || labelOf(kind.name)
}

const MAX_PROBLEMS = 20
/** Where the sentences of a refusal stand: in the place of the row, or at the part or party that was asked for. */
const pathsOf: Readonly<Record<string, string>> = { party: 'party', case_part: 'part', cop_case_part: 'part' }

/**
 * Does something with each row in its place, and throws 422 with what is wrong with all of them: each sentence stands
 * at its row and its field, and says which row it is.
 */
export async function withEachRow<T>(
  resource: Resource,
  rows: readonly ItemRow[],
  asked: Draft,
  work: (row: ItemRow) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  const problems: [string, string][] = []
  for (const [place, row] of rows.entries())
    try {
      done.push(await work(row))
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      for (const [path, sentence] of Object.entries(error.details)) {
        const chosen = pathsOf[path]
        problems.push(
          chosen !== undefined && Object.keys(asked).some((name) => pathsOf[snakeName(name)] === chosen)
            ? [chosen, sentence]
            : [`rows.${place}.${path}`, `${rowInWords(resource, row)}: ${sentence}`],
        )
      }
    }
  if (problems.length === 0) return done
  const [[, first] = ['', '']] = problems
  throw new HttpError(
    422,
    problems.length === 1 ? first : 'Some of these rows cannot be moved. Nothing was changed.',
    Object.fromEntries(problems.slice(0, MAX_PROBLEMS)),
  )
}
