import { Box, Text } from '@chakra-ui/react'

interface Props {
  total: number | undefined
  examined: number
  changed: number
  isDone: boolean
}
const cases = (n: number): string => (n === 1 ? '1 open case' : `${n.toLocaleString('en-GB')} open cases`)

/** What is known of the cases so far, as a sentence. */
export function progressSentence({ total, examined, changed, isDone }: Props): string {
  if (total === undefined) return 'Pricing the open cases that use this table…'
  if (!isDone)
    return `${examined.toLocaleString('en-GB')} of ${cases(total)} priced so far; ${changed.toLocaleString('en-GB')} change.`
  if (total === 0) return 'No open case uses this table, so nothing changes yet.'
  if (changed === 0)
    return total === 1
      ? '1 open case uses this table; it does not change.'
      : `${cases(total)} use this table; none of them changes.`
  if (total === 1) return '1 open case uses this table; it changes.'
  return `${cases(total)} use this table; ${changed.toLocaleString('en-GB')} ${changed === 1 ? 'changes' : 'change'}.`
}

/** How far the pricing of the cases has come, and what it has found. */
export function ReviewProgress(props: Props) {
  const { total, examined, isDone } = props
  const percent = total ? Math.round((examined / total) * 100) : 0
  return (
    <>
      <Text role="status">{progressSentence(props)}</Text>
      {!isDone && (
        <Box
          role="progressbar"
          aria-label="Cases priced"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          mt="2"
          height="1"
          bg="line"
          borderRadius="full"
        >
          <Box
            height="full"
            bg="accent"
            borderRadius="full"
            style={{ width: `${percent}%` }}
            transition="width 150ms ease-out"
          />
        </Box>
      )}
    </>
  )
}
