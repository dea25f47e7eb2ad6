import { NativeSelect } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { Option } from '../ui/form/controls.ts'

interface Props {
  name: string
  value: string
  /** What the empty choice says. */
  none: string
  groups: readonly { label: string; options: readonly Option[] }[]
  choose: (value: string) => void
  /** Whether it cannot be empty again. */
  isRequired?: boolean
  /** The id of what stands beside it. */
  describedBy?: string
}

/** A list of choices in groups; a group without a label stands alone. The empty text chooses nothing. */
export const ChoiceSelect = ({ name, value, none, groups, choose, isRequired = false, describedBy }: Props) => (
  <NativeSelect.Root>
    <NativeSelect.Field
      aria-label={name}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {!isRequired && <option value="">{none}</option>}
      {groups.map(({ label, options }) => {
        const list = options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))
        if (options.length === 0 || label === '') return list
        return (
          <optgroup key={label} label={label}>
            {list}
          </optgroup>
        )
      })}
    </NativeSelect.Field>
    <NativeSelect.Indicator>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
)
