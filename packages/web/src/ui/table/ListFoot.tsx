import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { readError } from '../read-error.ts'

interface Props {
  page?: number
  shown: number
  total: number
  hasMore: boolean
  more: () => Promise<unknown>
  /** Whether it stands at the end of another line. */
  isInLine?: boolean
}

/** Footer of a paginated list: "shown of total" and a button that loads the next page. */
export function ListFoot({ page = 50, shown, total, hasMore, more, isInLine = false }: Props) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const onMore = (): void => {
    setBusy(true)
    setProblem('')
    more()
      .catch((error: unknown) => {
        console.error(error)
        setProblem(readError(error).message)
      })
      .finally(() => setBusy(false))
  }
  return (
    <Flex align="center" gap="3" {...(isInLine ? { flexShrink: '0' } : { mt: '3', minH: '8' })}>
      <Text role="status" textStyle="sm" color="muted">{`${shown} of ${total}`}</Text>
      {hasMore && (
        <Button
          size={isInLine ? 'xs' : 'sm'}
          loading={busy}
          loadingText="Loading"
          onClick={onMore}
        >{`Show ${Math.max(1, Math.min(page, total - shown))} more`}</Button>
      )}
      <Text role="alert" textStyle="sm" color="danger.ink">
        {problem}
      </Text>
    </Flex>
  )
}
