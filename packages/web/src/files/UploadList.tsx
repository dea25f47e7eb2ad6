import { Button, Flex, Text, chakra } from '@chakra-ui/react'
import { formatBytes } from '@costdraft/schema/files/format-bytes.ts'
import { X } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { retryUpload, stopUpload, type Upload } from './upload-queue.ts'

function statusOf({ state, percent }: Upload): string {
  if (state === 'waiting') return 'Waiting'
  return percent === 100 ? 'Storing' : `${percent} %`
}

/**
 * The uploads in progress and the failed ones with their reasons; a failed upload stays listed until it is dismissed.
 */
export const UploadList = ({ uploads }: { uploads: readonly Upload[] }) =>
  uploads.length > 0 && (
    <chakra.ul aria-label="Uploads" listStyleType="none" borderWidth="1px" borderColor="line" borderRadius="l2" mb="3">
      {uploads.map((upload) => {
        const {
          id,
          file: { name, size },
          state,
          percent,
          problem,
          mayRetry,
        } = upload
        return (
          <chakra.li
            key={id}
            px="3"
            py="1.5"
            textStyle="sm"
            borderTopWidth="1px"
            borderColor="line"
            _first={{ borderTopWidth: '0' }}
          >
            <Flex align="center" gap="3">
              <Text minW="0" truncate data-cuttable>
                {name}
              </Text>
              <Text color="muted" textStyle="xs" flexShrink="0" me="auto">
                {formatBytes(size)}
              </Text>
              {state !== 'failed' && (
                <Text color="muted" textStyle="xs" flexShrink="0">
                  {statusOf(upload)}
                </Text>
              )}
              {mayRetry && state === 'failed' && (
                <Button size="xs" onClick={() => retryUpload(upload)}>
                  Try again
                </Button>
              )}
              <IconButton
                name={state === 'failed' ? `Dismiss ${name}` : `Cancel ${name}`}
                icon={X}
                onClick={() => stopUpload(upload)}
              />
            </Flex>
            {state === 'sending' && <ProgressBar percent={percent} name={`Uploading ${name}`} />}
            {problem && (
              <Text role="alert" color="danger.ink">
                {problem}
              </Text>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
