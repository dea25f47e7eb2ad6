import { Box, Text } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { useField } from 'react-final-form'
import { useAddition } from '../access/viewer.ts'
import type { LocalFile } from '../files/local-tree.ts'
import { Section } from '../ui/form/Section.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

const Documents = lazy(async () => ({ default: (await import('../files/LocalDocuments.tsx')).LocalDocuments }))

const NO_FOLDERS = 'This service takes the documents of a new case without folders. Add folders once the case is there.'

/** How far the documents have been sent. */
const Sending = ({ percent }: { percent: number }) => (
  <Box mt="3" textStyle="sm" color="muted">
    <Text role="status">
      {percent === 100 ? 'Storing the case and its documents' : `Sending the documents: ${percent} %`}
    </Text>
    <ProgressBar percent={percent} name="Sending the documents" />
  </Box>
)

/**
 * The documents of a new case, as a tree that is held in the form and sent with it. `percent` is the part that is sent,
 * while it is.
 */
export function DocumentsSection({ percent }: { percent: number | undefined }) {
  const hasFolders = useAddition('new_case_folders')
  const {
    input: { value: nodes, onChange },
  } = useField<readonly LocalFile[]>('documents', {
    subscription: { value: true },
    format: (value: readonly LocalFile[]) => value,
    parse: (value: readonly LocalFile[]) => value,
  })
  return (
    <Section
      title="Case documents"
      text="They are sent with the case. Files are not kept on this device if you leave before that."
      isWide
    >
      <Box inert={percent !== undefined}>
        <Suspense fallback={<Box minH="24" />}>
          <Documents nodes={nodes} set={onChange} hasFolders={hasFolders} />
        </Suspense>
      </Box>
      {!hasFolders && (
        <Text textStyle="sm" color="muted" mt="2">
          {NO_FOLDERS}
        </Text>
      )}
      {percent !== undefined && <Sending percent={percent} />}
    </Section>
  )
}
