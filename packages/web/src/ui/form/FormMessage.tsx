import { Box, Text } from '@chakra-ui/react'
import { FORM_ERROR } from 'final-form'
import { useFormState } from 'react-final-form'
import { messages } from '../messages.ts'
import type { Refusal } from './refusal.ts'

/** What keeps the form from being saved, said once, beside its buttons, so that nothing moves. */
export function FormMessage() {
  const {
    submitFailed,
    submitting,
    hasValidationErrors,
    submitError,
    error,
    errors = {},
  } = useFormState({
    subscription: {
      submitFailed: true,
      submitting: true,
      hasValidationErrors: true,
      submitError: true,
      error: true,
      errors: true,
    },
  })
  // What is wrong with the whole is about no field of it.
  const ofFields = Object.keys(errors).some((name) => name !== FORM_ERROR) ? messages.completeAllFields : undefined
  const refusal = submitError as Refusal | undefined
  const said: Refusal | undefined =
    submitFailed && hasValidationErrors
      ? { message: [ofFields, error as unknown].filter((text) => typeof text === 'string').join(' '), details: [] }
      : refusal
  return (
    <Box flex="1" minW="0" textStyle="sm" color="danger.ink" overflowWrap="anywhere">
      {said && !submitting && (
        <Box role="alert" py="1.5">
          <Text fontWeight="500">{said.message}</Text>
          {said.details.length > 0 && <Text whiteSpace="pre-line">{`Details:\n${said.details.join('\n')}`}</Text>}
        </Box>
      )}
    </Box>
  )
}
