import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { addFiles } from '../files/upload-queue.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { AddLegalAidCaseDocument } from './case.operations.ts'
import { factsOfDraft, validateNewCase, newCase, newCaseControls, type NewCase } from './case-form.ts'
import { CaseSections } from './CaseSections.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { ResetOnSolicitorChange } from './ResetOnSolicitorChange.tsx'
import { useFirmOptions } from './use-firm-options.ts'

const noDocuments = { documents: [] }
const draft = { key: 'case/new', label: 'New case' }

/** Returns a function that creates a case and resolves to the next step: upload the documents and open the draft. */
function useCreateCase(): (newCase: NewCase) => Promise<() => void> {
  const navigate = useNavigate()
  const [addCase] = useMutation(AddLegalAidCaseDocument, {
    update: (cache) => {
      cache.evict({ fieldName: 'cases' })
    },
  })
  const { keyOf } = useIdempotencyKey(draft.key)
  return async ({ value, documents }) => {
    const {
      areaOfWork: _areaOfWork,
      solicitor: solicitorUuid,
      caseName,
      solicitorsCaseReference,
      caseType,
      feeEarner,
      site,
      staffMember,
      representedParty,
      partiesRepresented,
      highCourtWork,
      ...certificate
    } = value
    const input = {
      caseName,
      solicitorsCaseReference,
      caseType,
      feeEarner,
      site,
      staffMember,
      representedParty,
      partiesRepresented,
      certificate,
      highCourtWork,
    }
    const { data } = await addCase({
      variables: { solicitorUuid, input, idempotencyKey: keyOf(value) },
    })
    return () => {
      if (!data) return
      // The uploads continue while the draft opens, which shows their progress.
      addFiles(data.addLegalAidCase.uuid, null, documents)
      void navigate(`/cost-draft/cases/draft/edit/${data.addLegalAidCase.uuid}`)
    }
  }
}

export function NewCaseForm({ solicitors }: { solicitors: readonly { uuid: string; name: string }[] }) {
  const onlySolicitor = solicitors.length === 1 ? solicitors[0]?.uuid : undefined
  const [solicitor, setSolicitor] = useState(onlySolicitor ?? '')
  const firm = useFirmOptions(solicitor)
  const controls = useMemo(
    () =>
      newCaseControls({
        solicitors: solicitors.map(({ uuid, name }) => ({ value: uuid, label: name })),
        isSolicitorLocked: onlySolicitor !== undefined,
        sites: firm.sites.options,
        feeEarners: firm.feeEarners.options,
        staff: firm.staff.options,
      }),
    [solicitors, onlySolicitor, firm],
  )
  const save = useCreateCase()
  return (
    <Form
      name="New case"
      isGuarded
      draft={draft}
      fields={newCase}
      controls={controls}
      facts={factsOfDraft}
      parts={noDocuments}
      validate={(draft) => validateNewCase(controls, draft)}
      save={save}
      initial={{
        areaOfWork: 'legal_aid',
        caseType: 'care_and_supervision',
        representedParty: 'parent',
        partiesRepresented: 1,
        solicitor: onlySolicitor,
      }}
    >
      <ResetOnSolicitorChange onChange={setSolicitor} />
      <CaseSections solicitor={solicitor} firm={firm} />
      <DocumentsSection />
      <FormFoot submit="Next" leave={{ to: '/cost-draft/cases' }} />
    </Form>
  )
}
