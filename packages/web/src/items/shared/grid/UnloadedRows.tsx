import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { readError } from '../../../ui/read-error.ts'
import { MAX_PAGE_SIZE } from '../use-items.ts'
import { counted } from './selection.ts'

interface Props {
  unloaded: number
  loadMore: ((first: number) => Promise<unknown>) | undefined
}

/** Says how many rows are not searched because they are not loaded, and loads them, page after page. */
export function UnloadedRows({ unloaded, loadMore }: Props) {
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState('')
  const load = useEffectEvent((): void => {
    loadMore?.(MAX_PAGE_SIZE).catch((error: unknown) => {
      setIsLoading(false)
      setProblem(readError(error).message)
    })
  })
  // Each page that is there asks for the next.
  useEffect(() => {
    if (isLoading && unloaded > 0) load()
  }, [isLoading, unloaded])
  if (unloaded === 0) return null
  return (
    <Flex align="center" wrap="wrap" gap="3" mt="2" textStyle="sm" color="muted">
      <Text role="status">{`${counted(unloaded, 'row')} ${unloaded === 1 ? 'is' : 'are'} not loaded, and not searched.`}</Text>
      <Button
        size="xs"
        loading={isLoading}
        loadingText="Loading"
        onClick={() => {
          setProblem('')
          setIsLoading(true)
        }}
      >
        Load them
      </Button>
      <Text role="alert" color="danger.ink">
        {problem}
      </Text>
    </Flex>
  )
}
