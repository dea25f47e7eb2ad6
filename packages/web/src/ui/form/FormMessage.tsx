import { Box, Text } from '@chakra-ui/react'
import { FORM_ERROR } from 'final-form'
import { useFormState } from 'react-final-form'
import { messages } from '../messages.ts'
import type { FormError } from './submit-errors.ts'

/**
 * The error of the form as a whole, after its buttons, so that the layout does not shift. The errors of fields are at
 * the fields.
 */
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
  // An error of the whole form (FORM_ERROR) belongs to no field.
  const fieldMessage = Object.keys(errors).some((name) => name !== FORM_ERROR) ? messages.completeAllFields : undefined
  const serverError = submitError as FormError | undefined
  const shown: FormError | undefined =
    submitFailed && hasValidationErrors
      ? { message: [fieldMessage, error as unknown].filter((text) => typeof text === 'string').join(' '), details: [] }
      : serverError
  return (
    <Box textStyle="sm" color="danger.ink" overflowWrap="anywhere">
      {shown && !submitting && (
        // Polite: the field that the focus moves to is announced first, with its own error.
        <Box role="alert" aria-live="polite" py="1.5">
          <Text fontWeight="500">{shown.message}</Text>
          {shown.details.length > 0 && <Text whiteSpace="pre-line">{`Details:\n${shown.details.join('\n')}`}</Text>}
        </Box>
      )}
    </Box>
  )
}
