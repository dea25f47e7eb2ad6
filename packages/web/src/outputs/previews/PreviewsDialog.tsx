import { Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { delayedFadeIn } from '../../ui/delayed-fade-in.ts'
import { readError } from '../../ui/read-error.ts'
import { PreviewChoice } from './PreviewChoice.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import type { PreviewWords } from './preview-words.ts'
import { usePreviews } from './use-previews.ts'

interface Props {
  caseUuid: string
  words: PreviewWords
  open: boolean
  close: () => void
}

function Previews({ caseUuid, words }: Pick<Props, 'caseUuid' | 'words'>) {
  const { previews, error, refetch, refusals, ask } = usePreviews(caseUuid)
  const [chosen, setChosen] = useState<string>()
  const shown = previews?.find(({ key }) => key === chosen) ?? previews?.[0]
  // What is shown for the first time is made without being asked for; once it is made or has failed it stays.
  const isUnmade = shown?.state === 'none' && refusals[shown.key] === undefined
  const make = useEffectEvent((key: string) => void ask(key))
  useEffect(() => {
    if (isUnmade) make(shown.key)
  }, [isUnmade, shown?.key])
  if (!previews && error)
    return (
      <Flex role="alert" direction="column" align="center" gap="3" py="16" px="6" textAlign="center">
        <Text maxW="md">{`The documents could not be listed. ${readError(error).message}`}</Text>
        <Button
          type="button"
          onClick={() => {
            refetch().catch(console.error)
          }}
        >
          Try again
        </Button>
      </Flex>
    )
  if (!previews) return <Skeleton height="96" m="6" css={delayedFadeIn} aria-hidden />
  if (!shown)
    return (
      <Text role="status" p="6" color="muted">
        {words.none}
      </Text>
    )
  return (
    <Flex direction={{ base: 'column', md: 'row' }} flex="1" minH="0">
      <PreviewChoice previews={previews} shown={shown.key} choose={setChosen} />
      <PreviewPane
        key={shown.key}
        caseUuid={caseUuid}
        preview={shown}
        words={words}
        refusal={refusals[shown.key]}
        make={() => void ask(shown.key)}
      />
    </Flex>
  )
}

/**
 * The documents that a case would have now, or those of its assessment, page by page, over nearly the whole screen.
 */
export const PreviewsDialog = ({ caseUuid, words, open, close }: Props) => (
  <DialogRoot open={open} close={close} size="cover" scrollBehavior="inside">
    <DialogFrame title={words.title} body={{ p: '0', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Previews caseUuid={caseUuid} words={words} />
    </DialogFrame>
  </DialogRoot>
)
