import { useApolloClient } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { screensOf } from '../areas/index.ts'
import type { AnyAreaScreens } from '../areas/area-screens.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { inputOf } from './case-changes.ts'
import { factsOfDraft, firstArea, newCaseControls, newCaseFields, validateNewCase, type NewCase } from './case-form.ts'
import { operationsOf } from './case-operations.ts'
import { CaseSections } from './CaseSections.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { SwitchArea } from './SwitchArea.tsx'
import { sendNewCase } from './send-new-case.ts'
import { useFirmOptions, withLoading } from './use-firm-options.ts'
import { useForm, useFormState } from 'react-final-form'

const dependentNames = ['feeEarner', 'site', 'staffMember']

/**
 * Clears the fee earner, site and staff member when the solicitor changes, because they belong to the previous one;
 * those that changed with it stay. Renders nothing.
 */
function ResetOnSolicitorChange({ onChange }: { onChange: (uuid: string) => void }) {
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const last = useRef(values)
  useEffect(() => {
    const before = last.current
    last.current = values
    if (before.solicitor === values.solicitor) return
    form.batch(() => {
      for (const name of dependentNames) if (before[name] === values[name]) form.change(name, '')
    })
    onChange(typeof values.solicitor === 'string' ? values.solicitor : '')
  }, [values, form, onChange])
  return null
}

const noDocuments = { documents: [] }
const draft = { key: 'case/new', label: 'New case' }

/** The fields of a new case as they are when it is judged whether it was sent before. */
const contentOf = ({ value, documents }: NewCase): Draft =>
  documents.length === 0
    ? value
    : { ...value, documents: documents.map(({ id, parent, name, size }) => ({ id, parent, name, size })) }

/**
 * Creates a case with its documents, in one request; `create` resolves to the next step, which opens the draft.
 * `percent` is the part of the documents that is sent, while they are.
 */
function useCreateCase({ area }: AnyAreaScreens) {
  const navigate = useNavigate()
  const { mutate, cache } = useApolloClient()
  const { additions } = useViewer()
  const { keyOf } = useIdempotencyKey(draft.key)
  const [percent, setPercent] = useState<number>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const createAlone = async (newCase: NewCase, add: AddCase): Promise<string | undefined> => {
    const { value } = newCase
    const variables = { solicitorUuid: value.solicitor, input: inputOf(area, value), idempotencyKey: keyOf(value) }
    return (await mutate({ mutation: add, variables })).data?.case.uuid
  }
  const createWithDocuments = async (newCase: NewCase): Promise<string> => {
    const { value, documents } = newCase
    leaving.current = new AbortController()
    setPercent(0)
    try {
      return await sendNewCase(
        { area, solicitor: value.solicitor, input: inputOf(area, value), documents, additions },
        {
          key: keyOf(contentOf(newCase)),
          signal: leaving.current.signal,
          onProgress: (fraction) => setPercent(Math.floor(fraction * 100)),
        },
      )
    } finally {
      setPercent(undefined)
    }
  }
  const create = async (newCase: NewCase): Promise<() => void> => {
    const operations = operationsOf(area.name)
    if (!operations) throw new Error(`Cases of the area ${area.name} cannot be drafted in this version.`)
    const created = newCase.documents.length > 0 ? createWithDocuments(newCase) : createAlone(newCase, operations.add)
    const uuid = await created.catch(toastAndRethrow())
    cache.evict({ fieldName: 'cases' })
    return () => {
      if (uuid) void navigate(`/cost-draft/cases/draft/edit/${uuid}`)
    }
  }
  return { create, percent }
}
type AddCase = NonNullable<ReturnType<typeof operationsOf>>['add']

export function NewCaseForm({ solicitors }: { solicitors: readonly { uuid: string; name: string }[] }) {
  const onlySolicitor = solicitors.length === 1 ? solicitors[0]?.uuid : undefined
  const [solicitor, setSolicitor] = useState(onlySolicitor ?? '')
  const [area, setArea] = useState<string>(firstArea)
  const firm = useFirmOptions(solicitor)
  const screens = screensOf(area)
  const fields = useMemo(() => newCaseFields(screens), [screens])
  const controls = useMemo(() => {
    const options = {
      solicitors: solicitors.map(({ uuid, name }) => ({ value: uuid, label: name })),
      sites: firm.sites.options,
      feeEarners: firm.feeEarners.options,
      staff: firm.staff.options,
    }
    return withLoading(newCaseControls(screens, options, onlySolicitor !== undefined), firm)
  }, [screens, solicitors, onlySolicitor, firm])
  const { create, percent } = useCreateCase(screens)
  return (
    <Form
      name="New case"
      isGuarded
      draft={draft}
      fields={fields}
      controls={controls}
      facts={factsOfDraft}
      parts={noDocuments}
      validate={(draft) => validateNewCase({ fields, controls, today: londonDay(new Date()) }, draft)}
      save={create}
      initial={{ areaOfWork: firstArea, ...screensOf(firstArea).area.newCase, solicitor: onlySolicitor }}
    >
      <SwitchArea onChange={setArea} />
      <ResetOnSolicitorChange onChange={setSolicitor} />
      <CaseSections sections={screens.sections} solicitor={solicitor} firm={firm} />
      <DocumentsSection percent={percent} />
      <FormFoot submit="Next" leave={{ to: '/cost-draft/cases' }} />
    </Form>
  )
}
