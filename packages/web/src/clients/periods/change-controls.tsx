import type { AnyControls } from '../../ui/form/controls.ts'
import { MeaningInput } from './MeaningInput.tsx'
import type { Periods } from './periods.ts'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The controls of what a change means and of its first day, for a fee earner with these periods. */
export const changeControls = (periods: Periods): AnyControls => ({
  meaning: {
    label: 'What does this change mean?',
    as: 'own',
    own: {
      Input: (props) => <MeaningInput {...props} periods={periods} />,
      formValue: asText,
      parsed: asText,
      display: asText,
    },
  },
  from: { label: 'First day', as: 'date' },
})
