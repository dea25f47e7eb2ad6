import { Flex, NativeSelect, Text, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { formatPounds } from '../formats/format-money.ts'
import { formatDateTime } from '../formats/dates.ts'
import type { Version } from './budget-values.ts'

interface Props {
  /** The latest first. */
  versions: readonly Version[]
  /** The number of the version that is read; undefined where the next one is written. */
  shown: number | undefined
  choose: (number: number | undefined) => void
  mayEdit: boolean
}

const textOfVersion = ({ number, savedAt, savedBy, grandTotal }: Version): string =>
  [`Version ${number}`, formatDateTime(savedAt), savedBy, formatPounds(grandTotal)].filter(Boolean).join(' · ')

/** The versions of a budget, each with when and by whom it was saved and its total: choosing one shows it. */
export function VersionChoice({ versions, shown, choose, mayEdit }: Props) {
  const id = useId()
  if (versions.length === 0)
    return mayEdit ? (
      <Text textStyle="sm" color="muted" mb="3">
        No version is saved yet.
      </Text>
    ) : null
  return (
    <Flex align={{ sm: 'center' }} direction={{ base: 'column', sm: 'row' }} columnGap="3" rowGap="1" mb="3">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        Show
      </chakra.label>
      <NativeSelect.Root width={{ base: 'full', sm: 'auto' }} minW={{ sm: '96' }}>
        <NativeSelect.Field
          id={id}
          value={shown ?? ''}
          onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
        >
          {mayEdit && <option value="">{`To be saved as version ${(versions[0]?.number ?? 0) + 1}`}</option>}
          {versions.map((version) => (
            <option key={version.number} value={version.number}>
              {textOfVersion(version)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Flex>
  )
}
