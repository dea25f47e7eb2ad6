import { Box, Flex, Textarea, chakra } from '@chakra-ui/react'
import { useEffect, useId, type ReactNode } from 'react'
import { DraftOffer } from '../../drafts/DraftOffer.tsx'
import { useDraftOffer } from '../../drafts/use-drafts.ts'
import { Differences } from '../../ui/Differences.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import type { TextKind } from './text-kinds.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { textDraftKey, useText, type TextHandle } from './use-text.ts'

/** Asks whose text to keep: once when a conflict occurs, and again whenever `resolve` is called. */
function useTextConflict(
  { name, label, object }: TextKind,
  { saver, snapshot: { state, theirs } }: TextHandle,
): { resolve: () => void; confirmDialog: ReactNode } {
  const { ask, confirmDialog } = useConfirm()
  const resolve = async (): Promise<void> => {
    const orNothing = (text: string | undefined): string => text?.trim() || 'Nothing'
    const whose = await ask({
      title: `Someone else changed ${object}`,
      text: 'They saved it after you opened it. One of the two stands; the other is gone.',
      more: (
        <Box maxH="50vh" overflowY="auto" whiteSpace="pre-wrap" tabIndex={0} role="region" aria-label="The two texts">
          <Differences rows={[{ name, label, mine: orNothing(saver.read().text), theirs: orNothing(theirs?.text) }]} />
        </Box>
      ),
      answers: [
        { label: 'Take theirs', value: 'theirs' },
        { label: 'Keep mine', value: 'mine', isMain: true },
      ],
    })
    if (whose) saver.resolveConflict(whose)
  }
  useEffect(() => {
    if (state === 'conflict') void resolve()
    // Only the change of state asks; `resolve` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state])
  return {
    resolve: () => {
      void resolve()
    },
    confirmDialog,
  }
}

/** The text that an earlier page kept on this device; undefined where it was saved all the same. */
function useKeptText(kind: TextKind, caseUuid: string, { saver, snapshot: { text } }: TextHandle) {
  const { offered, accept, discard } = useDraftOffer(textDraftKey(kind, caseUuid))
  const kept = typeof offered?.value === 'string' ? offered.value : undefined
  const isSaved = kept?.trim() === text.trim()
  useEffect(() => {
    if (isSaved) discard()
    // `discard` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSaved])
  const restore = (): void => {
    accept()
    saver.restore({ text: kept ?? '', version: offered?.version ?? null })
  }
  return { offered: isSaved ? undefined : offered, restore, discard }
}

/** Autosaving editor of a text of a case. */
export function TextEditor({ kind, caseUuid }: { kind: TextKind; caseUuid: string }) {
  const id = useId()
  const { label, object, placeholder, height } = kind
  const handle = useText(kind, caseUuid)
  const { saver, snapshot } = handle
  const conflict = useTextConflict(kind, handle)
  const { offered, restore, discard } = useKeptText(kind, caseUuid, handle)
  // Saves at once when the editor unmounts, for example when another tab of the case opens.
  useEffect(
    () => () => {
      void saver.flush()
    },
    [saver],
  )
  return (
    <Box maxW="840px">
      {offered && (
        <DraftOffer
          draft={offered}
          isOutdated={offered.version !== saver.version}
          onRestore={restore}
          onDiscard={discard}
        />
      )}
      <Flex align="center" justify="space-between" gap="6" mb="1">
        <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
          {label}
        </chakra.label>
        <SaveStatus
          id={`${id}-state`}
          object={object}
          snapshot={snapshot}
          retry={() => {
            void saver.flush()
          }}
          resolveConflict={conflict.resolve}
        />
      </Flex>
      <Textarea
        id={id}
        value={snapshot.text}
        readOnly={offered !== undefined}
        data-disabled={offered && ''}
        onChange={({ target }) => saver.edit(target.value)}
        spellCheck
        autoComplete="off"
        resize="vertical"
        minH={height}
        textStyle="md"
        px="4"
        py="3"
        aria-describedby={`${id}-state`}
        placeholder={placeholder}
      />
      {conflict.confirmDialog}
    </Box>
  )
}
