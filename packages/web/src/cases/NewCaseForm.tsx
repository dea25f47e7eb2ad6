import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addFiles } from '../files/uploads.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormEnd } from '../ui/form/Section.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { AddCaseDocument } from './case.operations.ts'
import { factsOf, judgeNewCase, newCase, newCaseControls, type NewCase } from './case-form.ts'
import { CaseSections } from './CaseSections.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { SolicitorChoice } from './SolicitorChoice.tsx'
import { useFirm } from './use-firm.ts'

const noDocuments = { documents: [] }

export function NewCaseForm({ solicitors }: { solicitors: readonly { uuid: string; name: string }[] }) {
  const navigate = useNavigate()
  const [addCase] = useMutation(AddCaseDocument, {
    update: (cache) => {
      cache.evict({ fieldName: 'cases' })
    },
  })
  const only = solicitors.length === 1 ? solicitors[0]?.uuid : undefined
  const [solicitor, setSolicitor] = useState(only ?? '')
  const firm = useFirm(solicitor)
  const controls = useMemo(
    () =>
      newCaseControls({
        solicitors: solicitors.map(({ uuid, name }) => ({ value: uuid, label: name })),
        isSolicitorLocked: only !== undefined,
        sites: firm.sites.options,
        feeEarners: firm.feeEarners.options,
        staff: firm.staff.options,
      }),
    [solicitors, only, firm],
  )

  // The same case pressed twice is one case; another content is another request, which the server would refuse under the same key.
  const sent = useRef({ body: '', key: '' })
  const save = async ({ value, documents }: NewCase): Promise<() => void> => {
    const {
      areaOfWork,
      solicitor: solicitorUuid,
      caseName,
      solicitorsCaseReference,
      caseType,
      feeEarner,
      site,
      staffMember,
      representedParty,
      partiesRepresented,
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
    }
    const body = JSON.stringify(value)
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() }
    const { data } = await addCase({
      variables: { solicitorUuid, areaOfWork, input, certificate, idempotencyKey: sent.current.key },
    })
    return () => {
      if (!data) return
      // They go on their way while the draft opens, which shows how far they are.
      addFiles(data.addCase.uuid, null, documents)
      void navigate(`/cost-draft/cases/draft/edit/${data.addCase.uuid}`)
    }
  }
  return (
    <Form
      name="New case"
      isGuarded
      fields={newCase}
      controls={controls}
      facts={factsOf}
      parts={noDocuments}
      judge={(draft) => judgeNewCase(controls, draft)}
      save={save}
      initial={{
        areaOfWork: 'legal_aid',
        caseType: 'care_and_supervision',
        representedParty: 'parent',
        partiesRepresented: 1,
        solicitor: only,
      }}
    >
      <SolicitorChoice changed={setSolicitor} />
      <CaseSections solicitor={solicitor} firm={firm} />
      <DocumentsSection />
      <FormEnd>
        <SubmitButton label="Next" />
        <Button asChild>
          <Link to="/cost-draft/cases">Cancel</Link>
        </Button>
      </FormEnd>
    </Form>
  )
}
