import { Box, Flex, Textarea, chakra } from '@chakra-ui/react'
import { useEffect, useId } from 'react'
import { Differences } from '../../ui/Differences.tsx'
import { useQuestion } from '../../ui/use-question.tsx'
import type { TextKind } from './text-kinds.ts'
import { TextState } from './TextState.tsx'
import { useText } from './use-text.ts'

/** A text of a case while it is drafted: it saves itself. */
export function TextEditor({ kind, caseUuid }: { kind: TextKind; caseUuid: string }) {
  const id = useId()
  const { label, these, placeholder, height } = kind
  const { saver, written } = useText(kind, caseUuid)
  const { ask, asking } = useQuestion()
  const { text, state, theirs } = written
  // Another tab of the case is another page to whoever writes.
  useEffect(
    () => () => {
      void saver.flush()
    },
    [saver],
  )

  const choose = async (): Promise<void> => {
    const said = (words: string | undefined): string => words?.trim() || 'Nothing'
    const whose = await ask({
      title: `Someone else changed ${these}`,
      text: 'They saved it after you opened it. One of the two stands; the other is gone.',
      more: (
        <Box maxH="50vh" overflowY="auto" whiteSpace="pre-wrap" tabIndex={0} role="region" aria-label="The two texts">
          <Differences rows={[{ name: kind.name, label, mine: said(saver.read().text), theirs: said(theirs?.text) }]} />
        </Box>
      ),
      answers: [
        { label: 'Take theirs', value: 'theirs' },
        { label: 'Keep mine', value: 'mine', isMain: true },
      ],
    })
    if (whose) saver.settle(whose)
  }
  // What is disputed is asked about once by itself; after that when the person wants to.
  useEffect(() => {
    if (state === 'disputed') void choose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state])
  return (
    <Box maxW="840px">
      <Flex align="center" justify="space-between" gap="6" mb="1">
        <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
          {label}
        </chakra.label>
        <TextState
          id={`${id}-state`}
          these={these}
          written={written}
          again={() => {
            void saver.flush()
          }}
          choose={() => {
            void choose()
          }}
        />
      </Flex>
      <Textarea
        id={id}
        value={text}
        onChange={({ target }) => saver.type(target.value)}
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
      {asking}
    </Box>
  )
}
