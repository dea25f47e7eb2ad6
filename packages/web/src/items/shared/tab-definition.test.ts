import { expect, test } from 'vitest'
import type { step } from '../../../../../dev/further-kinds.ts'
import { stepForm } from '../../../further-kinds/forms.ts'
import type { TabDefinition } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

type StepForm = TabDefinition<typeof step, AnyRow>
type CounselForm = StepForm['parts']['counsel']
const { counsel, disbursements } = stepForm.parts
const { travel, ...otherParts } = counsel.parts
const { distance, ...otherControls } = travel.controls
const { event, ...otherFields } = stepForm.controls

// What does not compile is marked; the compiler reports a mark that is not needed.
test('a form without a control for a field or a part, at any depth, does not compile', () => {
  // @ts-expect-error the field `event` has no control
  const withoutField: StepForm = { ...stepForm, controls: otherFields }
  // @ts-expect-error the list of counsel has no form
  const withoutList: StepForm = { ...stepForm, parts: { disbursements } }
  // @ts-expect-error travel, a part of counsel, has no form
  const withoutPart: CounselForm = { ...counsel, parts: otherParts }
  const parts = { ...counsel.parts, travel: { ...travel, controls: otherControls } }
  // @ts-expect-error the distance of travel, a part of counsel, has no control
  const withoutPartField: CounselForm = { ...counsel, parts }
  const whole: StepForm = stepForm
  const all = [withoutField, withoutList, withoutPart, withoutPartField, whole]
  expect([all.length, event.as, distance.as]).toEqual([5, 'choice', 'count'])
})
