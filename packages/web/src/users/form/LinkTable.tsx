import { NativeSelect, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useField } from 'react-final-form'
import { table } from '../../ui/table/table-styles.ts'
import { roleOptions } from '../roles.ts'
import { LINKS } from './user-form.ts'

interface Firm {
  uuid: string
  name: string
}

const LinkRow = ({ firm: { uuid, name } }: { firm: Firm }) => {
  const { input, meta } = useField<string>(`${LINKS}.${uuid}`, {
    format: (value: string) => value,
    parse: (value: string) => value,
  })
  const wrong: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError,
    line = `link-${uuid}`
  return (
    <tr>
      <chakra.th scope="row" whiteSpace="normal!">
        {name}
      </chakra.th>
      <chakra.td py="1!">
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={`Role for ${name}`}
            name={input.name}
            value={input.value}
            onChange={(event) => input.onChange(event.target.value)}
            onBlur={() => input.onBlur()}
            onFocus={() => input.onFocus()}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={wrong === undefined ? undefined : line}
          >
            <option value="">No Access</option>
            {roleOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
        {typeof wrong === 'string' && (
          <chakra.p id={line} textStyle="xs" color="danger.ink" mt="0.5" whiteSpace="normal">
            {wrong}
          </chakra.p>
        )}
      </chakra.td>
    </tr>
  )
}

/** The firms below the person's own, and what they may do in each. */
export const LinkTable = ({ firms }: { firms: readonly Firm[] }) => (
  <chakra.table css={table} mb="3">
    <caption>Link to Client</caption>
    <thead>
      <tr>
        <chakra.th scope="col" position="static!">
          Client
        </chakra.th>
        <chakra.th scope="col" position="static!" width="208px">
          Role
        </chakra.th>
      </tr>
    </thead>
    <tbody>
      {firms.map((firm) => (
        <LinkRow key={firm.uuid} firm={firm} />
      ))}
    </tbody>
  </chakra.table>
)
