import type { Draft } from '@costdraft/schema/field.ts'
import type { FeeEarner } from '../../cases/use-firm-options.ts'
import { localIsoDate } from '../../formats/dates.ts'
import type { AnyTab } from './tab-definition.ts'

/** What the items of a case have in common, as the page of the case knows it. */
export interface CaseDefaults {
  feeEarner: FeeEarner
  /** The court level of its certificate. */
  courtLevel: string | undefined
}
/** What a new item starts with is taken from here. */
interface Sources extends CaseDefaults {
  now: Date
  /** The date (`yyyy-mm-dd`) of the row entered last in the tab. */
  lastDate: string | undefined
  /** The fee earners that can be chosen. */
  feeEarners: readonly { value: string; isGone?: boolean }[]
}

/** The default of a field by its name, the same for every kind that has the field. */
const defaultOf: Readonly<Record<string, (sources: Sources) => string | undefined>> = {
  date: ({ now, lastDate }) => lastDate ?? localIsoDate(now),
  // A fee earner who has left is no longer in the list, or offered no more.
  feeEarner: ({ feeEarner, feeEarners }) =>
    feeEarners.some(({ value, isGone }) => value === feeEarner.uuid && isGone !== true) ? feeEarner.uuid : undefined,
  courtLevel: ({ courtLevel }) => courtLevel,
}

/**
 * The values a new item starts with. For each field of its kind, the first that there is of: what the previous item
 * hands on (`carriedOver`), what the tab declares, what defines the tab, and what follows from the case and the row
 * before it.
 */
export function newItemDefaults(tab: AnyTab, sources: Sources, carriedOver: Draft = {}): Draft {
  const { kind, only, defaults, asksFirst } = tab
  const ofFields = Object.keys(kind.fields).flatMap((name) => {
    if (name === asksFirst && sources.lastDate === undefined) return []
    const value = defaultOf[name]?.(sources)
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...(Object.fromEntries(ofFields) as Draft),
    ...(only && { [only.field]: only.values[0] }),
    ...defaults,
    ...carriedOver,
  }
}
