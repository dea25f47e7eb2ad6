import { Box, Button, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import { MARK_TOO_LARGE, markTypes } from '@costdraft/schema/clients/client-mark.ts'
import { useId, useRef } from 'react'
import { useAddition } from '../access/viewer.ts'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { BusyButton } from '../ui/form/BusyButton.tsx'
import { PanelState } from '../ui/PanelState.tsx'
import { FirmMark } from './FirmMark.tsx'
import { useClientMark } from './use-client-mark.ts'

interface Firm {
  uuid: string
  name: string
  mayEdit: boolean
}

/** The mark of a firm, on the page of the firm; nothing on a host that keeps none. */
export const ClientMark = ({ firm }: { firm: Firm }) => (useAddition('client_mark') ? <MarkOf firm={firm} /> : null)

const WHERE = 'Shown beside the name of the firm, and at the head of the documents that leave room for it.'
const WHAT = `A PNG or an SVG. ${MARK_TOO_LARGE} Of an SVG only what draws is kept.`

const section = { borderTopWidth: '1px', borderColor: 'line', pt: '5', pb: '6', mt: '3' } as const

/** The mark on both grounds, as it will be seen. */
const Shown = ({ uuid, name, sha256 }: { uuid: string; name: string; sha256: string }) =>
  ['#FFFFFF', '#131412'].map((ground) => (
    <Flex
      key={ground}
      align="center"
      justify="center"
      boxSize="24"
      p="2"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      style={{ background: ground }}
    >
      <FirmMark
        client={uuid}
        sha256={sha256}
        name={ground === '#FFFFFF' ? `The mark of ${name}` : ''}
        maxH="80px"
        maxW="80px"
      />
    </Flex>
  ))

interface ButtonsProps extends Pick<ReturnType<typeof useClientMark>, 'isBusy' | 'choose' | 'remove'> {
  hasMark: boolean
  hint: string
}
function Buttons({ hasMark, hint, isBusy, choose, remove }: ButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept={`${markTypes.join(',')},.svg`}
          aria-label="Mark file"
          tabIndex={-1}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) choose(files)
          }}
        />
      </VisuallyHidden>
      <BusyButton type="button" isBusy={isBusy} aria-describedby={hint} onClick={() => input.current?.click()}>
        {hasMark ? 'Choose another' : 'Choose a mark'}
      </BusyButton>
      {hasMark && (
        <Button variant="ghost" disabled={isBusy} onClick={() => void remove()}>
          Remove
        </Button>
      )}
    </>
  )
}

function MarkOf({ firm: { uuid, name, mayEdit } }: { firm: Firm }) {
  const title = useId()
  const hint = useId()
  const zone = useRef<HTMLElement>(null)
  const { mark, isLoaded, error, loading, refetch, problem, ...changes } = useClientMark(uuid)
  const isDragOver = useDroppedFiles(zone, mayEdit, changes.choose)
  return (
    <Box as="section" ref={zone} aria-labelledby={title} css={section} bg={isDragOver ? 'accent.ground' : undefined}>
      <Heading as="h2" id={title} textStyle="lg">
        Mark
      </Heading>
      <Text textStyle="sm" color="muted" mt="1" maxW="640px">
        {WHERE}
      </Text>
      {!isLoaded && <PanelState what="mark" error={error} loading={loading} retry={refetch} />}
      {isLoaded && (
        <Flex mt="4" gap="4" align="center" wrap="wrap">
          {mark ? (
            <Shown uuid={uuid} name={name} sha256={mark.sha256} />
          ) : (
            <Text textStyle="sm" color="muted">
              {mayEdit ? 'No mark yet.' : 'This firm has no mark.'}
            </Text>
          )}
          {mayEdit && <Buttons hasMark={mark !== undefined} hint={hint} {...changes} />}
        </Flex>
      )}
      {problem && (
        <Text role="alert" textStyle="sm" color="danger.ink" mt="3">
          {problem}
        </Text>
      )}
      {mayEdit && (
        <Text id={hint} textStyle="sm" color="muted" mt="3">
          {WHAT} Or drop it here.
        </Text>
      )}
    </Box>
  )
}
