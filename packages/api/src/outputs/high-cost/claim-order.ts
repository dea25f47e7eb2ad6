import type { Line } from '@costdraft/costing'
import { findHead, itemOf, linesOf, sortByDate } from '../bill/bill-lines.ts'
import { plural } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'

/** A step with the lines of its events and of the travel to it. */
export interface ClaimedStep {
  uuid: string
  item: FrozenItem & { event: NonNullable<FrozenItem['event']> }
  lines: Line[]
}
/** The lines of a claim in the order in which it prints them. */
export interface ClaimOrder {
  /** Null where events are claimed. */
  byHour: Line | null
  steps: ClaimedStep[]
  /** What was paid to counsel as a disbursement. */
  counselPaid: Line[]
  experts: Line[]
  disbursements: Line[]
}

/** Whether a line is an event of counsel, or the travel to one. */
export const isOfCounsel = (frozen: FrozenCase, line: Line): boolean => itemOf(frozen, line)?.counsel !== undefined
/** Whether it is the travel. */
export const isTravel = (frozen: FrozenCase, line: Line): boolean => isOfCounsel(frozen, line) && line.unit === 'fee'

/** Why counsel travelled, with the miles. */
export const travelReason = (item: FrozenItem | undefined): string => {
  const travel = item?.counsel?.travel
  return travel ? `${plural(travel.miles, 'mile')}. ${travel.description}` : ''
}

/**
 * Puts the lines of a bill in the order of the claim: the figure by the hour, the steps by date, then what was paid.
 */
export function claimOrder(frozen: FrozenCase): ClaimOrder {
  const solicitor = linesOf(frozen, 'solicitor')
  const counsel = linesOf(frozen, 'counsel')
  const paid = sortByDate(findHead(frozen, 'disbursements')?.lines ?? [])
  const isExpert = (line: Line): boolean => itemOf(frozen, line)?.expert !== undefined
  const ofStep = Map.groupBy(
    [...solicitor, ...counsel.filter((line) => isOfCounsel(frozen, line))],
    ({ item, partOf }) => partOf ?? item,
  )
  // Each step has a line of the solicitor; those of one day stay in the order of the bill.
  const steps = [...new Set(sortByDate(solicitor).map(({ item }) => item))].flatMap((uuid): ClaimedStep[] => {
    const item = uuid === null ? undefined : frozen.items[uuid]
    return uuid !== null && item?.event
      ? [{ uuid, item: { ...item, event: item.event }, lines: ofStep.get(uuid) ?? [] }]
      : []
  })
  return {
    byHour: solicitor.find(({ item }) => item === null) ?? null,
    steps,
    counselPaid: sortByDate(counsel.filter((line) => !isOfCounsel(frozen, line))),
    experts: paid.filter((line) => isExpert(line)),
    disbursements: paid.filter((line) => !isExpert(line)),
  }
}

/**
 * Gives the figure by the hour and the steps their numbers; what was paid takes the following ones as it is printed.
 */
export function numberSteps({ byHour, steps }: ClaimOrder, numbering: ItemNumbering): void {
  if (byHour) numbering.next([byHour])
  for (const { lines } of steps) numbering.next(lines)
}
