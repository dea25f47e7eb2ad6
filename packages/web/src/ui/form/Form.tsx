import { chakra } from '@chakra-ui/react'
import { check, type CaseFacts, type Draft, type Fields, type InputOf, type Problem } from '@costdraft/schema/field.ts'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { nowhere, readDraft, startOf, type Controls } from './controls.ts'
import { FormTable } from './form-table.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { byField, landed } from './refusal.ts'
import { WrongFocus, focusFirstWrong } from './WrongFocus.tsx'

type Judged<V> = { value: V; problems?: undefined } | { problems: Problem[]; value?: undefined }

interface Props<F extends Fields, V> {
  fields: F
  controls: Controls<F>
  initial?: Draft
  facts?: (draft: Draft) => CaseFacts
  /** What hangs under the record: the parts of the form beside its fields, and their values to begin with. */
  parts?: Draft
  /** Judges a draft with all its parts, where the fields alone are not the whole of it. */
  judge?: (draft: Draft) => Judged<V>
  /** Answers what follows once it is saved, or nothing where the person thought better of it; throws what the server refused. Told which button was pressed. */
  save: (value: V, pressed: string) => Promise<(() => void) | undefined>
  /** Whether leaving the page with something unsaved asks first. One form of a page at most. */
  isGuarded?: boolean
  name: string
  children: ReactNode
}

const nothing: Draft = {}

/** A form over a field table: its rules and sentences are those of the API, because they are the same function. */
export function Form<F extends Fields, V = InputOf<F>>({
  fields,
  controls,
  initial = nothing,
  facts = nowhere,
  parts = nothing,
  judge,
  save,
  isGuarded = false,
  name,
  children,
}: Props<F, V>) {
  const element = useRef<HTMLFormElement>(null)
  const isSaved = useRef(false)
  const pressed = useRef('')
  const [start] = useState(() => ({ ...startOf(controls, initial), ...parts }))
  const [partNames] = useState(() => new Set(Object.keys(parts)))
  const table = useMemo(() => ({ fields, controls, facts }), [fields, controls, facts])

  // Without a judge of its own V is what the fields hold.
  const judged = judge ?? ((draft: Draft) => check(fields, readDraft(controls, draft), facts(draft)) as Judged<V>)
  const submit = async (draft: Draft): Promise<Record<string, unknown> | undefined> => {
    const { value } = judged(draft)
    if (!value) return undefined
    try {
      const next = await save(value, pressed.current)
      isSaved.current = next !== undefined
      next?.()
      return undefined
    } catch (error) {
      console.error(error)
      return landed(error, fields, partNames)
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    element.current?.requestSubmit()
  }
  return (
    <FormTable value={table}>
      <FinalForm
        initialValues={start}
        onSubmit={submit}
        validate={(draft) => byField(judged(draft).problems ?? [], partNames)}
        subscription={{}}
      >
        {({ handleSubmit }) => (
          <chakra.form
            ref={element}
            noValidate
            aria-label={name}
            onKeyDown={onKeyDown}
            onSubmit={(event) => {
              // A dialog's form lies inside the page's form as far as events are concerned.
              event.stopPropagation()
              pressed.current = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? ''
              void handleSubmit(event)
              requestAnimationFrame(() => focusFirstWrong(element.current))
            }}
          >
            {isGuarded && <LeaveGuard isSaved={isSaved} />}
            <WrongFocus form={element} />
            {children}
          </chakra.form>
        )}
      </FinalForm>
    </FormTable>
  )
}
