import { NativeSelect, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useField } from 'react-final-form'
import { table } from '../../ui/table/table-styles.ts'
import { roleOptions } from '../../access/role-options.ts'
import { LINKS_FIELD } from './user-form.ts'

interface Firm {
  uuid: string
  name: string
}

const LinkRow = ({ firm: { uuid, name } }: { firm: Firm }) => {
  const { input, meta } = useField<string>(`${LINKS_FIELD}.${uuid}`, {
    format: (value: string) => value,
    parse: (value: string) => value,
  })
  const problem: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const problemId = `link-${uuid}`
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
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
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
        {typeof problem === 'string' && (
          <chakra.p id={problemId} textStyle="xs" color="danger.ink" mt="0.5" whiteSpace="normal">
            {problem}
          </chakra.p>
        )}
      </chakra.td>
    </tr>
  )
}

/** The child firms of the user's firm, and the user's role in each. */
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
