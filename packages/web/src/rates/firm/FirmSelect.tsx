import { Flex, NativeSelect, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { withClient } from '../rate-paths.ts'

interface Props {
  firms: readonly { uuid: string; name: string }[]
  chosen: string
  /** The page that shows the rates of the firm. */
  base: string
}

/** Chooses the firm whose rates are shown, where the viewer may edit those of several. */
export function FirmSelect({ firms, chosen, base }: Props) {
  const id = useId()
  const navigate = useNavigate()
  return (
    <Flex align="center" gap="2" mb="4" wrap="wrap">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        Firm
      </chakra.label>
      <NativeSelect.Root width="auto" minW="240px" maxW="full">
        <NativeSelect.Field
          id={id}
          value={chosen}
          onChange={({ target }) => void navigate(withClient(base, target.value), { preventScrollReset: true })}
        >
          {firms.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
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
