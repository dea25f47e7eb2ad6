import { chakra } from '@chakra-ui/react'
import {
  check,
  outsideCases,
  type CaseFacts,
  type Draft,
  type Fields,
  type InputOf,
  type Problem,
} from '@costdraft/schema/field.ts'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { dropDraft } from '../../drafts/draft-store.ts'
import { FormDraft, type FormDraftOptions } from '../../drafts/FormDraft.tsx'
import { lowWindow } from '../layout-sizes.ts'
import { parseDraft, formValues, type Controls } from './controls.ts'
import { FormContext } from './form-context.ts'
import { GuardHandle, type FormGuard } from './GuardHandle.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LockWhileSaving } from './LockWhileSaving.tsx'
import { errorsByField, submitErrors } from './submit-errors.ts'
import { usePassedFields } from './use-passed-fields.ts'
import { FocusFirstInvalid, focusFirstInvalid } from './FocusFirstInvalid.tsx'

type ValidationResult<V> = { value: V; problems?: undefined } | { problems: Problem[]; value?: undefined }

export interface FormProps<F extends Fields, V> {
  fields: F
  controls: Controls<F>
  initial?: Draft
  facts?: (draft: Draft) => CaseFacts
  /** Nested parts of the form beside its own fields, by name, with their initial values. */
  parts?: Draft
  /** Validates the draft including its nested parts. Default: checks `fields` only. */
  validate?: (draft: Draft) => ValidationResult<V>
  /**
   * Saves the validated value. Resolves with what to do next (e.g. navigate), or with `undefined` when the user
   * cancelled; throws server errors. `pressed` is the value of the submit button that was pressed.
   */
  save: (value: V, pressed: string) => Promise<(() => void) | undefined>
  /** Whether leaving the page with unsaved changes asks for confirmation. At most one form per page. */
  isGuarded?: boolean
  /** Where the page has a guard of its own, which asks for this form as well. */
  guard?: Ref<FormGuard>
  /** The id of the form element, for buttons that stand outside. */
  id?: string
  /** Keeps what is typed on this device until it is saved. */
  draft?: FormDraftOptions
  name: string
  children: ReactNode
}

const emptyDraft: Draft = {}
const factsOutsideCases = (): CaseFacts => outsideCases

type SubmitOptions<F extends Fields, V> = Required<Pick<FormProps<F, V>, 'fields' | 'validate' | 'save'>> & {
  partNames: ReadonlySet<string>
  draftKey: string | undefined
}

/** The submit handler for final-form. It resolves with errors by field, or with `undefined` on success. */
function useSubmit<F extends Fields, V>({ fields, validate, save, partNames, draftKey }: SubmitOptions<F, V>) {
  const isSaved = useRef(false)
  const pressed = useRef('')
  const submit = async (draft: Draft): Promise<Record<string, unknown> | undefined> => {
    const { value } = validate(draft)
    if (!value) return undefined
    try {
      const next = await save(value, pressed.current)
      isSaved.current = next !== undefined
      if (next && draftKey !== undefined) dropDraft(draftKey)
      next?.()
      return undefined
    } catch (error) {
      console.error(error)
      return submitErrors(error, fields, partNames)
    }
  }
  return { submit, isSaved, pressed }
}

/** Ctrl+Enter or Cmd+Enter presses, from any field, the button that has this shortcut; see `SubmitButton`. */
const submitOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLElement>('button[aria-keyshortcuts]'))
}

// The foot stays in view: a field that the focus moves to must not be behind it, and its label must be in view as well.
const clearOfFoot = {
  '& :is(input, select, textarea, button)': {
    scrollMarginTop: '20',
    scrollMarginBottom: '20',
    [lowWindow]: { scrollMarginTop: '8', scrollMarginBottom: '2' },
  },
  // So does what the item will pay, above it.
  '&:has([data-price]) :is(input, select, textarea, button)': { scrollMarginBottom: { md: '48' } },
}

interface GuardProps extends Pick<FormProps<Fields, unknown>, 'isGuarded' | 'guard'> {
  isSaved: RefObject<boolean>
  draftKey: string | undefined
}
/** What asks before unsaved changes are left: the form itself, or the guard of its page. */
function Guards({ isGuarded = false, guard, isSaved, draftKey }: GuardProps) {
  const onLeave = (): void => {
    if (draftKey !== undefined) dropDraft(draftKey)
  }
  return (
    <>
      {isGuarded && <LeaveGuard isSaved={isSaved} onLeave={onLeave} />}
      {guard && <GuardHandle handle={guard} isSaved={isSaved} onLeave={onLeave} />}
    </>
  )
}

interface KeptProps {
  draft: FormDraftOptions | undefined
  isSaved: RefObject<boolean>
  children: ReactNode
}
const Kept = ({ draft, isSaved, children }: KeptProps) =>
  draft ? (
    <FormDraft draft={draft} isSaved={isSaved}>
      {children}
    </FormDraft>
  ) : (
    children
  )

/**
 * A form over a field table of the schema. It validates with the same function as the API, so rules and messages are
 * identical.
 */
export function Form<F extends Fields, V = InputOf<F>>({
  fields,
  controls,
  initial = emptyDraft,
  facts = factsOutsideCases,
  parts = emptyDraft,
  validate: validateWithParts,
  save,
  id,
  draft,
  name,
  children,
  ...guards
}: FormProps<F, V>) {
  const element = useRef<HTMLFormElement>(null)
  const [initialValues] = useState(() => ({ ...formValues(controls, initial), ...parts }))
  const [partNames] = useState(() => new Set(Object.keys(parts)))
  const { passed, onBlur } = usePassedFields()
  const context = useMemo(() => ({ fields, controls, facts, passed }), [fields, controls, facts, passed])

  // Without `validate`, V is the input type of the fields.
  const validate =
    validateWithParts ??
    ((draft: Draft) => check(fields, parseDraft(controls, draft), facts(draft)) as ValidationResult<V>)
  const { submit, isSaved, pressed } = useSubmit({ fields, validate, save, partNames, draftKey: draft?.key })
  return (
    <FormContext value={context}>
      <FinalForm
        initialValues={initialValues}
        onSubmit={submit}
        validate={(draft) => errorsByField(validate(draft).problems ?? [], partNames)}
        subscription={{}}
      >
        {({ handleSubmit, form }) => (
          <chakra.form
            ref={element}
            id={id}
            noValidate
            aria-label={name}
            css={clearOfFoot}
            onKeyDown={submitOnCtrlEnter}
            onBlur={(event) => onBlur(event, form)}
            onSubmit={(event) => {
              // React events bubble through portals: the form of a dialog must not submit the form of the page.
              event.stopPropagation()
              pressed.current = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? ''
              void handleSubmit(event)
              requestAnimationFrame(() => focusFirstInvalid(element.current))
            }}
          >
            <Guards {...guards} isSaved={isSaved} draftKey={draft?.key} />
            <FocusFirstInvalid form={element} />
            <LockWhileSaving form={element} />
            <Kept draft={draft} isSaved={isSaved}>
              {children}
            </Kept>
          </chakra.form>
        )}
      </FinalForm>
    </FormContext>
  )
}
