import { Button, Spinner, chakra } from '@chakra-ui/react'
import { useFormState } from 'react-final-form'

/** The primary button of a form. While saving it is marked busy instead of disabled, so that it keeps its size and focus. */
export function SubmitButton({ label }: { label: string }) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } })
  return (
    <Button
      type="submit"
      variant="solid"
      position="relative"
      minW="20"
      aria-busy={submitting}
      aria-disabled={submitting}
    >
      {submitting && <Spinner size="xs" position="absolute" aria-hidden />}
      <chakra.span opacity={submitting ? '0' : undefined}>{label}</chakra.span>
    </Button>
  )
}
