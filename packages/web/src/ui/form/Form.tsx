import { chakra } from '@chakra-ui/react'
import { check, type CaseFacts, type Draft, type Fields, type InputOf } from '@costdraft/schema/field.ts'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { nowhere, startOf, type Controls } from './controls.ts'
import { FormTable } from './form-table.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { byField, landed } from './refusal.ts'
import { WrongFocus, focusFirstWrong } from './WrongFocus.tsx'

interface Props<F extends Fields> {
  fields: F
  controls: Controls<F>
  initial?: Draft
  facts?: (draft: Draft) => CaseFacts
  /** Answers what follows once it is saved, or nothing where the person thought better of it; throws what the server refused. */
  save: (value: InputOf<F>) => Promise<(() => void) | undefined>
  /** Whether leaving the page with something unsaved asks first. One form of a page at most. */
  isGuarded?: boolean
  name: string
  children: ReactNode
}

const nothing: Draft = {}

/** A form over a field table: its rules and sentences are those of the API, because they are the same function. */
export function Form<F extends Fields>({ fields, controls, initial = nothing, facts = nowhere, save, isGuarded = false, name, children }: Props<F>) {
  const element = useRef<HTMLFormElement>(null)
  const isSaved = useRef(false)
  const [start] = useState(() => startOf(controls, initial))
  const table = useMemo(() => ({ fields, controls, facts }), [fields, controls, facts])

  const submit = async (draft: Draft): Promise<Record<string, unknown> | undefined> => {
    const { value } = check(fields, draft, facts(draft))
    if (!value) return undefined
    try {
      const next = await save(value)
      isSaved.current = next !== undefined
      next?.()
      return undefined
    } catch (error) {
      console.error(error)
      return landed(error, fields)
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
      <FinalForm initialValues={start} onSubmit={submit} validate={(draft) => byField(check(fields, draft, facts(draft)).problems ?? [])} subscription={{}}>
        {({ handleSubmit }) => (
          <chakra.form
            ref={element} noValidate aria-label={name} onKeyDown={onKeyDown}
            onSubmit={(event) => {
              // A dialog's form lies inside the page's form as far as events are concerned.
              event.stopPropagation()
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
