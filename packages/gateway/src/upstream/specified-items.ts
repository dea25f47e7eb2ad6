import type { EntityType } from '@costdraft/schema/kind.ts'
import type { AttentionRow, CaseRow, CommentRow, ItemRow, Row } from './rows.ts'
import { totalsOf, type Amounts, type TimeTotals } from './totals.ts'

/** The lists of items that the specification has, by their path. */
type ListPath =
  | 'time-recording'
  | 'hearing'
  | 'expert-fee'
  | 'disbursement'
  | 'cost-note'
  | 'party'
  | 'case-part'
  | 'procedural-step'
  | 'high-cost/procedural-step'

/** The lists of each area of work; those that no tab of it shows are not asked for. */
const listsOfArea: Readonly<Record<string, readonly ListPath[]>> = {
  legal_aid: ['time-recording', 'hearing', 'expert-fee', 'disbursement', 'cost-note'],
  court_of_protection: ['case-part', 'party', 'time-recording', 'disbursement'],
  inter_parties: ['party', 'procedural-step', 'time-recording', 'disbursement'],
  high_cost_legal_aid: ['party', 'high-cost/procedural-step', 'expert-fee', 'disbursement', 'cost-note'],
}
/** The kind of the items of a list: their `fee_type`, which not every list carries. */
const kindOfList: Readonly<Record<ListPath, string>> = {
  'time-recording': 'time_recording',
  hearing: 'hearing',
  'expert-fee': 'expert_fee',
  disbursement: 'disbursement',
  'cost-note': 'cost_note',
  party: 'party',
  'case-part': 'case_part',
  'procedural-step': 'procedural_step',
  'high-cost/procedural-step': 'procedural_step',
}
export const listPaths = Object.keys(kindOfList)
/** Where the rows of each type of comment are: the lists, or a list nested in their rows. */
const placesOfEntity: Readonly<Record<EntityType, readonly [lists: readonly ListPath[], nested?: string]>> = {
  case_fee: [['time-recording', 'hearing', 'expert-fee', 'disbursement']],
  cost_note: [['cost-note']],
  case_part: [['case-part']],
  party: [['party']],
  procedural_step: [['procedural-step', 'high-cost/procedural-step']],
  procedural_step_attendance: [['procedural-step'], 'procedural_step_attendances'],
  hearing_disbursement: [['hearing'], 'hearing_disbursements'],
  procedural_step_disbursement: [['procedural-step', 'high-cost/procedural-step'], 'procedural_step_disbursements'],
}
const NESTED = ['hearing_disbursements', 'procedural_step_disbursements', 'procedural_step_attendances'] as const

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null
const rowsIn = (value: unknown): ItemRow[] => (Array.isArray(value) ? (value as ItemRow[]) : [])
const nestedRows = (row: Row): ItemRow[] => NESTED.flatMap((name) => rowsIn(row[name]))

/** The recordings of an instance of totals: those of a part, or the instance itself if it is a recording. */
function recordingsOf(instance: ItemRow): ItemRow[] {
  if (Array.isArray(instance.time_recordings)) return rowsIn(instance.time_recordings)
  return instance.uuid ? [instance] : []
}

/** The recordings in an answer: a list, or totals whose instances are the recordings or hold those of a part. */
function recordingsIn(answer: unknown): ItemRow[] {
  if (!isObject(answer) || !('instances' in answer)) return rowsIn(answer)
  return rowsIn(answer.instances).flatMap(recordingsOf)
}

/** A disbursement that belongs to a hearing or a step, and is listed a second time. */
const isMarked = (row: ItemRow): boolean => Boolean(row.hearing_disbursement ?? row.procedural_step_disbursement)
const isOpen = ({ resolved_by }: CommentRow): boolean => resolved_by == null || resolved_by === ''

/** The items of cases on a host that keeps the specifications; each list is read once a request, until something is changed. */
export interface SpecifiedItems {
  /** The rows of one list, each with its kind and the client of its case. */
  list: (row: CaseRow, path: string) => Promise<ItemRow[]>
  /** A row that takes comments; undefined if it is in no list of this case. */
  entity: (row: CaseRow, type: EntityType, uuid: string) => Promise<ItemRow | undefined>
  attention: (row: CaseRow) => Promise<AttentionRow[]>
  totals: (row: CaseRow) => Promise<ReturnType<typeof totalsOf>>
}

export function specifiedItems(read: <T>(path: string) => Promise<T>): SpecifiedItems {
  const answerOf = (row: CaseRow, path: string): Promise<unknown> =>
    read(`client/case/${encodeURIComponent(row.uuid)}/${path}`)
  const list: SpecifiedItems['list'] = async (row, path) => {
    const answer = await answerOf(row, path),
      kind = kindOfList[path as ListPath]
    const rows = path === 'time-recording' ? recordingsIn(answer) : rowsIn(answer)
    return rows.map((one) => ({ ...one, fee_type: one.fee_type ?? kind, case_client: row.client }))
  }
  const listsOf = (row: CaseRow): readonly ListPath[] => listsOfArea[row.area_of_work] ?? []
  /** A list that the area of the case has; empty for any other. */
  const ifShown = (row: CaseRow, path: ListPath): Promise<ItemRow[]> =>
    listsOf(row).includes(path) ? list(row, path) : Promise.resolve([])

  return {
    list,
    entity: async (row, type, uuid) => {
      const [paths, nested] = placesOfEntity[type]
      for (const path of paths) {
        const rows = await ifShown(row, path)
        const found = (nested ? rows.flatMap((one) => rowsIn(one[nested])) : rows).find((one) => one.uuid === uuid)
        if (found)
          return { ...found, fee_type: nested ? 'hearing_disbursement' : found.fee_type, case_client: row.client }
      }
      return undefined
    },
    attention: async (row) => attentionOf((await Promise.all(listsOf(row).map((path) => list(row, path)))).flat()),
    totals: async (row) => {
      const [times, timeAnswer, hearings, expertFees, listed, steps] = await Promise.all([
        ifShown(row, 'time-recording'),
        listsOf(row).includes('time-recording') ? answerOf(row, 'time-recording') : undefined,
        ifShown(row, 'hearing'),
        ifShown(row, 'expert-fee'),
        ifShown(row, 'disbursement'),
        Promise.all([ifShown(row, 'procedural-step'), ifShown(row, 'high-cost/procedural-step')]),
      ])
      const uuids = new Set(listed.map(({ uuid }) => uuid)),
        nested = [...hearings, ...steps.flat()].flatMap((parent) =>
          [...rowsIn(parent.hearing_disbursements), ...rowsIn(parent.procedural_step_disbursements)].map((one) => ({
            date: parent.date,
            ...one,
          })),
        )
      const amounts: Amounts = {
        row,
        times,
        hearings,
        expertFees,
        disbursements: [...listed, ...nested.filter(({ uuid }) => !uuids.has(uuid))],
      }
      if (isObject(timeAnswer) && 'instances' in timeAnswer) amounts.timeTotals = timeAnswer as TimeTotals
      return totalsOf(amounts)
    },
  }
}

/** Counts of unresolved comments and estimated times by kind. A comment on a nested row counts for the row it is in. */
function attentionOf(rows: readonly ItemRow[]): AttentionRow[] {
  const counts = new Map<string, AttentionRow>()
  for (const row of rows) {
    if (isMarked(row)) continue
    const unresolved = [row, ...nestedRows(row)].flatMap(({ comments }) => comments ?? []).filter(isOpen).length,
      estimated = row.estimated === true ? 1 : 0
    if (unresolved + estimated === 0) continue
    const kind = row.fee_type ?? '',
      hearing_type = (row.hearing_type ?? null) as AttentionRow['hearing_type']
    const key = `${kind} ${hearing_type}`,
      count = counts.get(key) ?? { kind, hearing_type, unresolved: 0, estimated: 0 }
    counts.set(key, { ...count, unresolved: count.unresolved + unresolved, estimated: count.estimated + estimated })
  }
  return [...counts.values()]
}
