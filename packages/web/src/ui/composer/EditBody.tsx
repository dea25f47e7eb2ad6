import { Box, Flex } from '@chakra-ui/react'
import { Save, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { DraftOffer } from '../../drafts/DraftOffer.tsx'
import { IconButton } from '../IconButton.tsx'
import { ComposerBox } from './ComposerBox.tsx'
import { useComposer, type BodyValidator } from './use-composer.ts'

interface Props {
  /** What is edited, within a sentence: "note". */
  what: 'note' | 'comment'
  rules: BodyValidator
  body: string
  /** Where what is typed is kept on this device. */
  draftKey: string
  /** Resolves to whether the editor can close. */
  save: (body: string) => Promise<boolean>
  confirmDialog: ReactNode
  close: () => void
  /** Whether Escape closes the editor while nothing was changed. */
  closesOnEscape?: boolean
}
const labels = { note: 'Note', comment: 'Comment' }

/** Inline editor of a note or a comment, with a save and a cancel button. */
export function EditBody({ what, rules, body, draftKey, save, confirmDialog, close, closesOnEscape = false }: Props) {
  const label = labels[what]
  const { text, change, problem, busy, submit, offer, discard } = useComposer({
    ...rules,
    initial: body,
    draft: { key: draftKey, label },
    send: save,
    onStored: close,
  })
  const cancel = (): void => {
    discard()
    close()
  }
  return (
    <Flex gap="2" align="flex-start" mt="1">
      <Box flex="1" minW="0">
        {offer && <DraftOffer {...offer} />}
        <ComposerBox
          label={label}
          maxLength={rules.maxLength}
          value={text}
          change={change}
          problem={problem}
          submit={submit}
          cancel={closesOnEscape && text === body ? close : undefined}
          readOnly={busy || offer !== undefined}
          focused
        />
      </Box>
      <Flex direction="column" gap="1">
        <IconButton name={`Save ${what}`} icon={Save} loading={busy} onClick={submit} />
        <IconButton name="Cancel" icon={X} disabled={busy} onClick={cancel} />
      </Flex>
      {confirmDialog}
    </Flex>
  )
}
