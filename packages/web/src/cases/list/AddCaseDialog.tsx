import { Button, Stack, chakra } from '@chakra-ui/react'
import { PenLine, Plus, Sparkles, type LucideIcon } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'

const optionStyle = {
  height: 'auto',
  py: '3',
  px: '4',
  gap: '3',
  justifyContent: 'flex-start',
  textAlign: 'start',
  whiteSpace: 'normal',
  width: 'full',
} as const

const OptionText = ({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) => (
  <>
    <Icon strokeWidth={1.75} aria-hidden />
    <span>
      <chakra.span display="block" textStyle="md" fontWeight="600">
        {name}
      </chakra.span>
      <chakra.span display="block" textStyle="sm" fontWeight="400" color="muted">
        {text}
      </chakra.span>
    </span>
  </>
)

/** The choices of the dialog. Only manual drafting is available. */
const Choices = () => (
  <Stack gap="2">
    <Button css={optionStyle} asChild>
      <Link to="/cost-draft/cases/add-case">
        <OptionText icon={PenLine} name="Manually Draft" text="Enter the details yourself" />
      </Link>
    </Button>
    <Button css={optionStyle} disabled>
      <OptionText icon={Sparkles} name="CostDraft AI" text="Not available" />
    </Button>
  </Stack>
)

/** Button and dialog that choose how to add a case. */
export const AddCaseDialog = memo(function AddCaseDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="solid" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Add case
      </Button>
      <DialogRoot open={open} close={() => setOpen(false)} size="xs" placement="center">
        <DialogFrame title="Add a case" body={{ pb: '6' }}>
          <Choices />
        </DialogFrame>
      </DialogRoot>
    </>
  )
})
