import { counselLevels, counselLevelsOf, eventAttendances } from '@costdraft/costing'
import { field, isDraft, type Draft, type Problem } from '../../field.ts'
import { defineKind, one } from '../../kind.ts'
import { decimal, oneOf, pounds, text, Uuid } from '../../structs.ts'

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
const attendanceOf = ({ attendance }: Draft): Draft => (isDraft(attendance) ? attendance : {})

/** Counsel is named once: beside the level, if at all, as with the attendance. */
function partyProblems(draft: Draft): Problem[] {
  const { partyUuid } = draft
  const attending = attendanceOf(draft)
  if (!isGiven(partyUuid)) return []
  if (!isGiven(attending.partyUuid) && !isGiven(attending.attendance))
    return [{ path: 'attendance.attendance', message: 'This is required.' }]
  return isGiven(attending.partyUuid) && attending.partyUuid !== partyUuid
    ? [{ path: 'partyUuid', message: 'Choose the party that attends.' }]
    : []
}

/** Counsel at a step of a high cost case: who, how they attended, and their travel to an event in miles and pounds. */
export const highCostCounsel = defineKind({
  name: 'high_cost_counsel',
  type: 'HighCostCounsel',
  path: 'counsel',
  commentedAs: 'procedural_step_attendance',
  typeField: 'counselLevel',
  hasFiles: false,
  changedThrough: 'This belongs to a procedural step. Change it there.',
  fields: {
    counselLevel: field(oneOf(counselLevels)).among((_, { advocacyScheme }) => counselLevelsOf(advocacyScheme)),
    partyUuid: field(Uuid).optional().to('party'),
  },
  parts: {
    attendance: one({
      wire: 'counsel_attendance',
      path: 'attendance',
      fields: { partyUuid: field(Uuid).to('party'), attendance: field(oneOf(eventAttendances)) },
      // Both or neither: an attendance of nobody, and not at all, is none.
      applies: (draft) => Object.values(attendanceOf(draft)).some(isGiven),
    }),
    travel: one({
      wire: 'travel',
      path: 'travel',
      fields: {
        distance: field(decimal(0, 9_999)),
        amount: field(pounds(99_999_999)),
        description: field(text(1, 200)),
      },
      applies: (draft) => attendanceOf(draft).attendance === 'event',
    }),
  },
  crossFieldProblems: partyProblems,
})
