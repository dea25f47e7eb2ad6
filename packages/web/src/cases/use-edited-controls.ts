import { useMemo } from 'react'
import { screensOf } from '../areas/index.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import { fullName } from '../formats/full-name.ts'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { typeWordOf } from '../areas/case-type-words.ts'
import { editedCaseControls, type LockedFields } from './case-form.ts'
import { withLoading, type FirmOptions } from './use-firm-options.ts'

/** Adds the current value to the options, where they are still loading or no longer contain it. */
const withCurrent = (options: readonly Option[], value: string | undefined, label: string): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]

/** Who drafts a case, marked where they have left. */
const staffLabel = ({ uuid, name, hasLeft }: NonNullable<CaseRecord['staffMember']>): string =>
  hasLeft ? `${name ?? uuid} (left)` : (name ?? uuid)

/** The controls of an existing case with its current values, and the options of the firm where they are given. */
export function recordControls(record: CaseRecord, locked: LockedFields, firm?: FirmOptions): AnyControls {
  const { client, site, feeEarner, staffMember, areaOfWork } = record
  return editedCaseControls(
    screensOf(areaOfWork),
    { areaOfWork, caseType: typeWordOf(record) },
    {
      solicitors: [{ value: client.uuid, label: client.name ?? client.uuid }],
      sites: withCurrent(firm?.sites.options ?? [], site.uuid, site.siteName ?? site.uuid),
      feeEarners: withCurrent(firm?.feeEarners.options ?? [], feeEarner.uuid, fullName(feeEarner) || feeEarner.uuid),
      staff: withCurrent(firm?.staff.options ?? [], staffMember?.uuid, staffMember ? staffLabel(staffMember) : ''),
    },
    locked,
  )
}

/** The controls of the form of an existing case, with the firm's options and the current values of the case. */
export const useEditedControls = (loaded: CaseRecord, firm: FirmOptions, locked: LockedFields): AnyControls =>
  useMemo(() => withLoading(recordControls(loaded, locked, firm), firm), [loaded, firm, locked])
