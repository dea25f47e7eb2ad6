import { useApolloClient } from '@apollo/client/react'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { screensOf } from '../areas/index.ts'
import type { AnyAreaScreens } from '../areas/area-screens.ts'
import { addFiles } from '../files/upload-queue.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { inputOf } from './case-changes.ts'
import { factsOfDraft, firstArea, newCaseControls, newCaseFields, validateNewCase, type NewCase } from './case-form.ts'
import { operationsOf } from './case-operations.ts'
import { CaseSections } from './CaseSections.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { ResetOnSolicitorChange } from './ResetOnSolicitorChange.tsx'
import { SwitchArea } from './SwitchArea.tsx'
import { useFirmOptions, withLoading } from './use-firm-options.ts'

const noDocuments = { documents: [] }
const draft = { key: 'case/new', label: 'New case' }

/** Returns a function that creates a case and resolves to the next step: upload the documents and open the draft. */
function useCreateCase({ area }: AnyAreaScreens): (newCase: NewCase) => Promise<() => void> {
  const navigate = useNavigate()
  const { mutate } = useApolloClient()
  const { keyOf } = useIdempotencyKey(draft.key)
  return async ({ value, documents }) => {
    const operations = operationsOf(area.name)
    if (!operations) throw new Error(`Cases of the area ${area.name} cannot be drafted in this version.`)
    const { data } = await mutate({
      mutation: operations.add,
      variables: { solicitorUuid: value.solicitor, input: inputOf(area, value), idempotencyKey: keyOf(value) },
      update: (cache) => {
        cache.evict({ fieldName: 'cases' })
      },
    }).catch(toastAndRethrow())
    return () => {
      if (!data) return
      // The uploads continue while the draft opens, which shows their progress.
      addFiles(data.case.uuid, null, documents)
      void navigate(`/cost-draft/cases/draft/edit/${data.case.uuid}`)
    }
  }
}

export function NewCaseForm({ solicitors }: { solicitors: readonly { uuid: string; name: string }[] }) {
  const onlySolicitor = solicitors.length === 1 ? solicitors[0]?.uuid : undefined
  const [solicitor, setSolicitor] = useState(onlySolicitor ?? ''),
    [area, setArea] = useState<string>(firstArea)
  const firm = useFirmOptions(solicitor),
    screens = screensOf(area)
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
  const save = useCreateCase(screens)
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
      save={save}
      initial={{ areaOfWork: firstArea, ...screensOf(firstArea).area.newCase, solicitor: onlySolicitor }}
    >
      <SwitchArea onChange={setArea} />
      <ResetOnSolicitorChange onChange={setSolicitor} />
      <CaseSections sections={screens.sections} solicitor={solicitor} firm={firm} />
      <DocumentsSection />
      <FormFoot submit="Next" leave={{ to: '/cost-draft/cases' }} />
    </Form>
  )
}
