import { RefusedChange, readError } from '../ui/read-error.ts'
import type { AssessmentLineChange } from '../generated/graphql.ts'
import type { ChangedRow, RowChange } from '../items/shared/row-changes.ts'
import type { StoredRow } from '../items/shared/item-row.ts'
import type { StoredLine } from './line-source.ts'

/** The requests about lines. They throw what the server refuses. */
export interface LineRequests {
  /** Enters what is changed of lines, all or none; answers the lines as they are then. */
  save: (changes: AssessmentLineChange[]) => Promise<readonly StoredLine[]>
  /** Reads lines as they are now. */
  read: (uuids: string[]) => Promise<readonly StoredLine[]>
}
type Edit = RowChange & { action: 'edit' }
type Answer = ChangedRow<StoredRow>

const changeOf = ({ uuid, version, input }: Edit): AssessmentLineChange => ({ uuid, version, ...input })

/** The cell of a path of a change: `allowedHours` of `allowed.hours`, `allowed` of `allowed.amount`. */
const cellOf = (path: string): string => {
  const [name = '', part = 'amount'] = path.split('.')
  return part === 'amount' ? name : `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`
}

const OF_CHANGE = /^changes\.(\d+)(?:\.(.+))?$/

/** What is said of single changes, by their places; none where the refusal is of all. */
function refusedChanges(error: unknown): ReadonlyMap<number, RefusedChange> {
  const { code, message, problems } = readError(error)
  const said = problems.flatMap(({ path, message }) => {
    const [, at, of = ''] = OF_CHANGE.exec(path) ?? []
    return at === undefined ? [] : [{ at: Number(at), path: cellOf(of), message }]
  })
  return new Map(
    [...Map.groupBy(said, ({ at }) => at)].map(([at, own]) => {
      const [first] = own
      // What is said of no cell is said of the line.
      const of = own.filter(({ path }) => path !== '' && path !== 'uuid' && path !== 'version')
      return [at, new RefusedChange({ code, message: first?.message ?? message, problems: of, current: undefined })]
    }),
  )
}

/** The changes of lines that someone else changed meanwhile, by their places: each with the line as it is now. */
async function staleChanges(
  read: LineRequests['read'],
  edits: readonly Edit[],
  error: unknown,
): Promise<ReadonlyMap<number, RefusedChange>> {
  const { code, message } = readError(error)
  const now = new Map((await read(edits.map(({ uuid }) => uuid))).map((line) => [line.uuid, line]))
  return new Map(
    [...edits.entries()].flatMap(([at, { uuid, version }]): [number, RefusedChange][] => {
      const current = now.get(uuid)
      return !current || current.version === version
        ? []
        : [[at, new RefusedChange({ code, message, problems: [], current })]]
    }),
  )
}

/**
 * Enters changes of lines and answers each in its place. One request makes all or none of its changes: those that are
 * refused are left out, and the others sent again. Never rejects.
 */
export const lineChanges =
  ({ save, read }: LineRequests) =>
  async (changes: readonly RowChange[]): Promise<readonly Answer[]> => {
    const edits = changes.filter((change): change is Edit => change.action === 'edit')
    const answers = new Map<Edit, Answer>()
    for (let left = edits; left.length > 0;)
      try {
        const lines = new Map((await save(left.map(changeOf))).map((line) => [line.uuid, line]))
        for (const edit of left) answers.set(edit, { item: lines.get(edit.uuid) })
        left = []
      } catch (error) {
        const refused = await refusalsOf(read, left, error)
        for (const [at, edit] of left.entries()) {
          const own = refused.size === 0 ? error : refused.get(at)
          if (own) answers.set(edit, { error: own })
        }
        left = left.filter((edit) => !answers.has(edit))
      }
    return edits.map((edit) => answers.get(edit) ?? { item: undefined })
  }

/** Which of the changes of a request that was refused were the reason; none where it is of all. */
async function refusalsOf(read: LineRequests['read'], edits: readonly Edit[], error: unknown) {
  console.error(error)
  const named = refusedChanges(error)
  if (readError(error).code !== 'CONFLICT') return named
  try {
    return await staleChanges(read, edits, error)
  } catch (unread) {
    console.error(unread)
    return named
  }
}
