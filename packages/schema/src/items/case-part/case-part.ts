import { field } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { IsoDate, text } from '../../structs.ts'

/**
 * A part of a Court of Protection case, such as a year of management or an application. Its dates lie within those of
 * the case.
 */
export const casePart = defineKind({
  name: 'case_part',
  type: 'CopCasePart',
  list: 'caseParts',
  path: 'case-part',
  commentedAs: 'case_part',
  hasFiles: false,
  isPriced: false,
  isSearchable: false,
  dateField: 'startDate',
  withinCase: ['startDate', 'endDate'],
  tab: 'parts',
  namedBy: 'cop_case_part',
  fields: {
    description: field(text(3, 250)),
    startDate: field(IsoDate).optional(),
    endDate: field(IsoDate).optional(),
  },
  parts: {},
})
