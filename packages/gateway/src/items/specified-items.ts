import type { EntityType } from '@costdraft/schema/kind.ts'
import { isRow, rowsIn, textOf } from '../upstream/answered-values.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import { listAt, listsOf, nestedDisbursements, nestedRows, parentOf, type SpecifiedList } from './specified-lists.ts'
import type { AttentionRow, CaseRow, CommentRow, ItemRow } from '../upstream/rows.ts'
import type { Amounts, TimeTotals } from '../bills/amounts.ts'
import { totalsOf } from '../bills/totals.ts'

const itemsIn = (value: unknown): ItemRow[] => rowsIn(value) as ItemRow[]

/** The recordings of an instance of totals: those of a part, or the instance itself if it is a recording. */
function recordingsOf(instance: ItemRow): ItemRow[] {
  if (Array.isArray(instance.time_recordings)) return itemsIn(instance.time_recordings)
  return instance.uuid ? [instance] : []
}

/** The rows in an answer: a list, or totals whose instances are the time recordings or hold those of a part. */
function rowsOfAnswer(answer: unknown): ItemRow[] {
  return isRow(answer) && 'instances' in answer
    ? rowsOf<ItemRow>(answer.instances).flatMap(recordingsOf)
    : rowsOf(answer)
}

/** Who attended at a step, each with its date, and with its description where the row has none. */
const attendancesOf = (step: ItemRow): ItemRow[] =>
  itemsIn(step.procedural_step_attendances).map((row) => ({
    ...row,
    date: step.date,
    description: row.description ?? step.description,
  }))

const takesComments = ({ commentedAs, nested }: SpecifiedList, type: EntityType): boolean =>
  [commentedAs, ...nested.map((inside) => inside.commentedAs)].includes(type)
/** The rows of a list, and those inside them, on which comments of a type are made. */
function commentedRows({ commentedAs, nested }: SpecifiedList, type: EntityType, rows: ItemRow[]): ItemRow[] {
  const inside = nested
    .filter((one) => one.commentedAs === type)
    .flatMap(({ wire, kind }) =>
      rows.flatMap((row) => itemsIn(row[wire])).map((row) => ({ ...row, fee_type: kind, kind })),
    )
  return commentedAs === type ? [...rows, ...inside] : inside
}
const isOpen = ({ resolved_by }: CommentRow): boolean => resolved_by == null || resolved_by === ''

/**
 * The items of cases on a host that keeps the specifications; each list is read once a request, until something is
 * changed.
 */
export interface SpecifiedItems {
  /** The rows of one list, each with its kind, its case and the client of that. */
  list: (row: CaseRow, path: string) => Promise<ItemRow[]>
  /** A row that takes comments; undefined if it is in no list of this case. */
  entity: (row: CaseRow, type: EntityType, uuid: string) => Promise<ItemRow | undefined>
  attention: (row: CaseRow) => Promise<AttentionRow[]>
  totals: (row: CaseRow) => Promise<ReturnType<typeof totalsOf>>
}

export function specifiedItems(read: <T>(path: string) => Promise<T>): SpecifiedItems {
  const answerOf = (row: CaseRow, path: string): Promise<unknown> =>
    read(`client/case/${encodeURIComponent(row.uuid)}/${path}`)
  const rowsAt: SpecifiedItems['list'] = async (row, path) => {
    const rows = rowsOfAnswer(await answerOf(row, path))
    const { kind, name, type = '' } = listAt(path) ?? {}
    return rows.map((one) => ({
      ...specifiedRow(type, one),
      fee_type: textOf(one.fee_type) ?? kind,
      kind: name,
      care_case: row.uuid,
      case_client: row.client,
    })) as ItemRow[]
  }
  const isShown = (row: CaseRow, path: string): boolean => listsOf(row).some((list) => list.path === path)
  /** A list that the area of the case has; empty for any other. */
  const ifShown = (row: CaseRow, path: string): Promise<ItemRow[]> =>
    isShown(row, path) ? rowsAt(row, path) : Promise.resolve([])

  return {
    list: rowsAt,
    entity: async (row, type, uuid) => {
      for (const list of listsOf(row)) {
        if (!takesComments(list, type)) continue
        const found = commentedRows(list, type, await rowsAt(row, list.path)).find((one) => one.uuid === uuid)
        if (found) return { ...found, case_client: row.client }
      }
      return undefined
    },
    attention: async (row) =>
      attentionOf((await Promise.all(listsOf(row).map(({ path }) => rowsAt(row, path)))).flat()),
    totals: async (row) => {
      const [times, timeAnswer, hearings, expertFees, listed, steps] = await Promise.all([
        ifShown(row, 'time-recording'),
        isShown(row, 'time-recording') ? answerOf(row, 'time-recording') : undefined,
        ifShown(row, 'hearing'),
        ifShown(row, 'expert-fee'),
        ifShown(row, 'disbursement'),
        Promise.all([ifShown(row, 'procedural-step'), ifShown(row, 'high-cost/procedural-step')]),
      ])
      const uuids = new Set(listed.map(({ uuid }) => uuid))
      const nested = [...hearings, ...steps.flat()].flatMap((parent) =>
        nestedDisbursements(parent).map((one) => ({ date: parent.date, ...one })),
      )
      const amounts: Amounts = {
        row,
        times,
        hearings,
        expertFees,
        disbursements: [...listed, ...nested.filter(({ uuid }) => !uuids.has(uuid))],
        attendances: steps.flat().flatMap(attendancesOf),
      }
      if (isRow(timeAnswer) && 'instances' in timeAnswer) amounts.timeTotals = timeAnswer as TimeTotals
      return totalsOf(amounts)
    },
  }
}

/** Counts of unresolved comments and estimated times by kind. A comment on a nested row counts for the row it is in. */
function attentionOf(rows: readonly ItemRow[]): AttentionRow[] {
  const counts = new Map<string, AttentionRow>()
  for (const row of rows) {
    if (parentOf(row)) continue
    const unresolved = [row, ...nestedRows(row)].flatMap(({ comments }) => comments ?? []).filter(isOpen).length
    const estimated = row.estimated === true ? 1 : 0
    if (unresolved + estimated === 0) continue
    const kind = row.kind ?? row.fee_type ?? ''
    const hearing_type = (row.hearing_type ?? null) as AttentionRow['hearing_type']
    // A kind that decides its tab by `fee_type` has it in the place of its name.
    const fee_type = row.fee_type === kind ? null : (row.fee_type ?? null)
    const key = `${kind} ${hearing_type} ${fee_type}`
    const count = counts.get(key) ?? { kind, hearing_type, fee_type, unresolved: 0, estimated: 0 }
    counts.set(key, { ...count, unresolved: count.unresolved + unresolved, estimated: count.estimated + estimated })
  }
  return [...counts.values()]
}
