import { Box, Popover } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useId } from 'react'
import type { Option } from '../../../ui/form/controls.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { AnyTab } from '../tab-definition.ts'
import { ToolPanel } from './ToolPanel.tsx'

interface Props {
  tab: AnyTab
  caseUuid: string
  isEmpty: boolean
  feeEarners: readonly Option[]
}

/** What is done seldom where there is no room for buttons. It stays while it is closed: its dialogs belong to it. */
export function MorePanel({ tab, caseUuid, isEmpty, feeEarners }: Props) {
  const trigger = useId()
  if (!tab.ListActions) return null
  return (
    <Popover.Root ids={{ trigger }} positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <IconButton triggerId={trigger} name="More" icon={Ellipsis} size="sm" />
      </Popover.Trigger>
      <ToolPanel label="More">
        <Box display="grid" gap="2">
          <tab.ListActions caseUuid={caseUuid} isEmpty={isEmpty} feeEarners={feeEarners} />
        </Box>
      </ToolPanel>
    </Popover.Root>
  )
}
