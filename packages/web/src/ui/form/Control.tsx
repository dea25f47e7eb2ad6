import { Box, Flex, chakra } from '@chakra-ui/react'
import { isEmpty, valueOfNew, type AnyField, type CaseFacts, type Draft, type Fields } from '@costdraft/schema/field.ts'
import { getIn } from 'final-form'
import { useId, type ReactNode } from 'react'
import { useField, useForm, useFormState, type FieldMetaState } from 'react-final-form'
import { limitChoices, optionsOf, type ControlSpec, type FieldInputProps } from './controls.ts'
import { useFormContext } from './form-context.ts'
import { FieldInput } from './FieldInput.tsx'

interface Props<F extends Fields> {
  name: keyof F & string
  /** Shown to the right of the input, e.g. a button. */
  beside?: ReactNode
}
interface LayoutProps {
  inputProps: FieldInputProps
  label: string
  /** Whether the label is followed by "(optional)". */
  isOptional: boolean
  isLabelHidden: boolean
  note: ReactNode
  beside?: ReactNode
}
const identity = (value: unknown): unknown => value
const emptyDraft: Draft = {}

/** Where the form has the values of these fields: at its root, or under the name of a part. */
const draftAt = (values: Draft, at: string | undefined): Draft =>
  at === undefined ? values : ((getIn(values, at) as Draft | undefined) ?? emptyDraft)

/** A control as it is offered for a record: with the choices that its field allows there. */
const offeredIn = (
  asked: ControlSpec,
  { allowed }: AnyField,
  draft: Draft,
  facts: CaseFacts,
  value: unknown,
): ControlSpec => (allowed ? limitChoices(asked, allowed(draft, facts), value) : asked)

/**
 * The error that a field shows, `isLate` only once the form was submitted. One of the server counts until the field is
 * edited again.
 */
function errorOf(meta: FieldMetaState<unknown>, ...isLate: readonly (boolean | undefined)[]): unknown {
  const { touched, submitFailed, dirtySinceLastSubmit } = meta
  if (!touched || (!submitFailed && isLate.includes(true))) return undefined
  return (meta.error as unknown) ?? (dirtySinceLastSubmit ? undefined : (meta.submitError as unknown))
}

/** Whether a field may still be filled: that nothing is in it is no error while the focus moves on within the form. */
const isYetToCome = (value: unknown, isPassed = false): boolean => isEmpty(value) && !isPassed

/** Whether there is nothing to choose and nothing chosen, where that hides the control. */
const isNotHeld = (asked: ControlSpec, value: unknown): boolean =>
  asked.isHiddenWithoutChoices === true && isEmpty(value) && optionsOf(asked).length === 0

/** The definition of a field, its input props, and whether it applies to the current draft. */
function useControl(name: string) {
  const id = useId()
  const { fields, controls, facts, at, areErrorsLate, passed } = useFormContext()
  const field = fields[name]
  const asked = controls[name]
  if (!field || !asked) throw new Error(`This form has no field "${name}".`)
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const path = at === undefined ? name : `${at}.${name}`
  const { input, meta } = useField<unknown>(path, { format: identity, parse: identity })

  const draft = draftAt(values, at)
  const applies = field.applies(draft, facts(values)) && !isNotHeld(asked, input.value)
  const isRequired = field.required && field.needed(draft, facts(values))
  const shown = field.initial ? valueOfNew(fields, name, draft) : input.value
  const error = applies ? errorOf(meta, areErrorsLate, isYetToCome(shown, passed?.has(path))) : undefined
  const text = typeof error === 'string' ? error : asked.hint
  const noteId = `${id}-line`
  const inputProps: FieldInputProps = {
    asked: offeredIn(asked, field, draft, facts(values), input.value),
    id,
    name: path,
    isRequired,
    value: applies ? shown : '',
    change: (chosen) =>
      form.batch(() => {
        input.onChange(chosen)
        for (const [other, filled] of Object.entries(asked.fills?.(chosen) ?? {}))
          form.change(at === undefined ? other : `${at}.${other}`, filled)
      }),
    facts: facts(values),
    attributes: {
      id,
      name: path,
      onBlur: () => input.onBlur(),
      onFocus: () => input.onFocus(),
      disabled: !applies || asked.isLocked === true,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': isRequired || undefined,
      'aria-describedby': text ? noteId : undefined,
    },
  }
  return { asked, applies, inputProps, note: { id: noteId, text, isError: error !== undefined } }
}

/** A checkbox: its label stands to the right, its note below. */
const CheckboxLayout = ({ inputProps, label, note, hasNote }: LayoutProps & { hasNote: boolean }) => (
  <Box>
    <Flex align="center" gap="2" minH="6">
      <FieldInput {...inputProps} />
      <chakra.label htmlFor={inputProps.id} textStyle="sm" cursor="pointer">
        {label}
      </chakra.label>
    </Flex>
    {hasNote && <Box ps="6">{note}</Box>}
  </Box>
)

/** Any other input: its label stands above, its note below. */
const StackedLayout = ({ inputProps, label, isOptional, isLabelHidden, note, beside }: LayoutProps) => (
  <Box minW="0" flex="1">
    <chakra.label
      htmlFor={inputProps.id}
      display="block"
      textStyle="sm"
      fontWeight="500"
      mb="1"
      {...(isLabelHidden && { srOnly: true })}
    >
      {label}
      {isOptional && (
        <chakra.span color="muted" fontWeight="400">
          {' '}
          (optional)
        </chakra.span>
      )}
    </chakra.label>
    <Flex gap="2">
      <Box flex="1" minW="0">
        <FieldInput {...inputProps} />
      </Box>
      {beside}
    </Flex>
    {note}
  </Box>
)

/**
 * One field of the form: label, input, and a reserved line for its error or hint. Renders nothing while the field does
 * not apply, unless its control says `otherwise: 'disabled'`.
 */
export function Control<F extends Fields>({ name, beside }: Props<F>) {
  const { isLabelHidden = false } = useFormContext()
  const { asked, applies, inputProps, note } = useControl(name)
  if (!applies && asked.otherwise !== 'disabled') return null
  const layout: LayoutProps = {
    inputProps,
    label: asked.label,
    isOptional: !inputProps.isRequired && !isLabelHidden && asked.as !== 'vat',
    isLabelHidden,
    note: (
      <chakra.p
        id={note.id}
        textStyle="xs"
        mt="0.5"
        minH={isLabelHidden ? '0' : '4'}
        mb="1.5"
        color={note.isError ? 'danger.ink' : 'muted'}
      >
        {asked.Hint && !note.isError ? <asked.Hint /> : note.text}
      </chakra.p>
    ),
    beside,
  }
  if (asked.as === 'flag' || asked.as === 'toggle') return <CheckboxLayout {...layout} hasNote={Boolean(note.text)} />
  return <StackedLayout {...layout} />
}
