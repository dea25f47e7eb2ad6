import type { AreaOfWork } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { AssessedHeading, HeadingOf } from './assessed-heading.ts'
import { assessedHeadings } from './assessed-headings.generated.ts'

const headings: { readonly [A in AreaOfWork]?: HeadingOf } = assessedHeadings

/** What stands at the head of the documents of the assessment of a case; of an area that says nothing, nothing. */
export function headingOfCase(frozen: FrozenCase): AssessedHeading {
  const area = frozen.case.areaOfWork
  const found = Object.hasOwn(headings, area) ? headings[area as AreaOfWork] : undefined
  return found?.(frozen) ?? { court: null, matter: null, facts: [], receiving: null, paying: null }
}
