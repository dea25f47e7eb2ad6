import { Box, Button, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lowWindow } from '../layout-sizes.ts'
import { BusyButton } from './BusyButton.tsx'
import { FormMessage } from './FormMessage.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { CancelButton } from './CancelButton.tsx'

/**
 * What the foot takes from the place it is in; without them it is the foot of a page, in line with the fields of a
 * section.
 */
export const dialogFoot = { '--foot-ground': 'colors.raised', '--foot-gutter': 'spacing.6', '--foot-indent': '0px' }
const foot = {
  position: 'sticky',
  bottom: 'var(--toasts-slot, 0px)',
  zIndex: '1',
  bg: 'var(--foot-ground, var(--chakra-colors-canvas))',
  borderTopWidth: '1px',
  borderColor: 'line',
  mt: '3',
  mx: 'calc(-1 * var(--foot-gutter, 0px))',
  py: '3',
  pe: 'var(--foot-gutter, 0px)',
  ps: { base: 'var(--foot-gutter, 0px)', lg: 'calc(var(--foot-gutter, 0px) + var(--foot-indent, 200px))' },
  borderBottomRadius: 'l3',
  [lowWindow]: { position: 'static' },
} as const

/** The foot of a form: a rule, then its buttons at the start. It stays in view while a long form scrolls. */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <Flex css={foot} wrap="wrap" gap="2" align="flex-start" data-form-foot>
    {children}
  </Flex>
)

interface SaveProps {
  /** The text of the button that saves. */
  text: string
  isBusy: boolean
  isDisabled: boolean
  close: () => void
  /** Why it was not saved. */
  refusal: string | undefined
}

/** The foot of a dialog that keeps its own values: save, cancel, then why it was refused. */
export const SaveFoot = ({ text, isBusy, isDisabled, close, refusal }: SaveProps) => (
  <FootBar>
    <BusyButton type="submit" variant="solid" isBusy={isBusy} disabled={isDisabled}>
      {text}
    </BusyButton>
    <CancelButton close={close} />
    {refusal && (
      <Box role="alert" textStyle="sm" color="danger.ink" py="1.5" overflowWrap="anywhere">
        {refusal}
      </Box>
    )}
  </FootBar>
)

interface Props {
  /** The text of the main button; absent where the form cannot be saved. */
  submit?: string | undefined
  /** The text of a second button that saves and goes on with the next record. */
  another?: string | undefined
  /** Closes a dialog. */
  close?: () => void
  /** Leaves a page. */
  leave?: { to: string; text?: string }
}

/** The foot of every form: save, save and add another, cancel, then the message of the form as a whole. */
export const FormFoot = ({ submit, another, close, leave }: Props) => (
  <FootBar>
    {submit !== undefined && <SubmitButton label={submit} hasShortcut={another === undefined} />}
    {another !== undefined && <SubmitButton label={another} value="another" hasShortcut />}
    {close && <CancelButton close={close} />}
    {leave && (
      <Button variant="ghost" asChild>
        <Link to={leave.to}>{leave.text ?? 'Cancel'}</Link>
      </Button>
    )}
    <Box flex="1" minW="48">
      <FormMessage />
    </Box>
  </FootBar>
)
