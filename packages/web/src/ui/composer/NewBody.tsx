import { Box } from '@chakra-ui/react'
import { DraftOffer } from '../../drafts/DraftOffer.tsx'
import { BusyButton } from '../form/BusyButton.tsx'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import { ComposerBox } from './ComposerBox.tsx'
import { useComposer, type BodyValidator } from './use-composer.ts'

interface Props {
  /** What is written, within a sentence: "note". */
  what: 'note' | 'comment'
  rules: BodyValidator
  /** Where what is typed is kept on this device. */
  draftKey: string
  add: (body: string, idempotencyKey: string) => Promise<unknown>
  onAdded?: (() => void) | undefined
}

/** Form that adds a note or a comment. */
export function NewBody({ what, rules, draftKey, add, onAdded }: Props) {
  const { keyOf, clear } = useIdempotencyKey(draftKey)
  const label = `New ${what}`
  const send = async (body: string): Promise<void> => {
    await add(body, keyOf(body))
    clear()
    onAdded?.()
  }
  const { text, change, problem, busy, submit, offer } = useComposer({
    ...rules,
    initial: '',
    draft: { key: draftKey, label },
    send,
    onStored: (reset) => reset(),
  })
  return (
    <Box>
      {offer && <DraftOffer {...offer} />}
      <ComposerBox
        label={label}
        labelled
        maxLength={rules.maxLength}
        value={text}
        change={change}
        problem={problem}
        submit={submit}
        readOnly={busy || offer !== undefined}
      />
      <BusyButton type="button" mt="2" isBusy={busy} onClick={submit}>
        {`Add ${what}`}
      </BusyButton>
    </Box>
  )
}
