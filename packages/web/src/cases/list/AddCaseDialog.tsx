import { Button, CloseButton, Dialog, Portal, Stack, chakra } from '@chakra-ui/react'
import { PenLine, Plus, Sparkles, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

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

/** Dialog that chooses how to add a case. Only manual drafting is available. */
export const AddCaseDialog = () => (
  <Dialog.Root size="xs" placement="center" lazyMount unmountOnExit>
    <Dialog.Trigger asChild>
      <Button variant="solid">
        <Plus aria-hidden />
        Add case
      </Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner px="4">
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Add a case</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body pb="6">
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
          </Dialog.Body>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="xs" aria-label="Close" variant="ghost" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
