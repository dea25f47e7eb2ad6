import { Button, Flex, Text } from '@chakra-ui/react'
import { readError } from '../ui/read-error.ts'

interface Props {
  isWorking: boolean
  /** Whether something in the form is wrong, so that the figures are those of before. */
  isInvalid: boolean
  error: Error | undefined
  retry: () => void
}

const textOfState = ({ isWorking, isInvalid }: Props): string => {
  if (isInvalid) return 'The figures are those of before: something that is entered is not valid.'
  return isWorking ? 'Working out the figures…' : ''
}

/** Whether the figures of a budget are those of what is typed. */
export function WorkingOut(props: Props) {
  const { error, retry } = props
  if (error && !props.isWorking)
    return (
      <Flex role="alert" align="center" gap="3" mb="2" minH="8">
        <Text
          textStyle="sm"
          color="danger.ink"
        >{`The figures could not be worked out. ${readError(error).message}`}</Text>
        <Button type="button" size="xs" onClick={retry}>
          Try again
        </Button>
      </Flex>
    )
  return (
    <Text role="status" textStyle="sm" color="muted" minH="5" mb="1">
      {textOfState(props)}
    </Text>
  )
}
