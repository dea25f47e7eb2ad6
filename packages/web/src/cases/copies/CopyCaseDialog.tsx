import { useApolloClient } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { copyFields } from '@costdraft/schema/case-copies/copy-fields.ts'
import { isOfPeriods } from '@costdraft/schema/case-copies/next-period.ts'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { useNavigate } from 'react-router'
import { Control } from '../../ui/form/Control.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { CopyCaseDocument } from './copy-case.operations.ts'

/** A case that is copied. */
export interface CopiedCase {
  uuid: string
  caseName: string
  areaOfWork: string
  caseType: string | null
}

const hasCertificateNumber = (areaOfWork: string): boolean =>
  'certificateNumber' in (areaOf(areaOfWork)?.certificate?.fields ?? {})
/** The longest name that a case can have. */
const LONGEST = 255
const CopyControl = Control<typeof copyFields>

/** Asks for what is another's in the copy of a case, makes it, and opens it. */
export function CopyCaseDialog({ record, close }: { record: CopiedCase; close: () => void }) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { keyOf } = useIdempotencyKey()
  const { uuid, caseName, areaOfWork, caseType } = record
  const isFollowed = isOfPeriods(caseType)
  return (
    <FormDialog open close={close} title="Copy case">
      <Form
        name="Copy case"
        fields={copyFields}
        controls={{
          caseName: { label: 'Case name', as: 'text' },
          certificateNumber: { label: 'Certificate number', as: 'text', hint: 'Empty: the same.' },
          items: { label: 'With its rows', as: 'flag' },
        }}
        initial={{ caseName: isFollowed ? caseName : `Copy of ${caseName}`.slice(0, LONGEST), items: false }}
        save={async (input) => {
          const variables = { uuid, ...input }
          const { data } = await client.mutate({
            mutation: CopyCaseDocument,
            variables: { ...variables, idempotencyKey: keyOf(variables) },
          })
          return () => {
            close()
            toaster.create({ type: 'success', title: 'Case copied.', description: data?.copyCase.caseName })
            if (data) void navigate(casePaths.editDraft(data.copyCase.uuid))
          }
        }}
      >
        <CopyControl name="caseName" />
        {hasCertificateNumber(areaOfWork) && <CopyControl name="certificateNumber" />}
        <CopyControl name="items" />
        <Text textStyle="sm" color="muted" mt="1">
          Notes, comments, documents and budgets stay with {caseName}.
          {isFollowed && ' Without its rows the copy is for the next period, which is as long.'}
        </Text>
        <FormFoot submit="Copy" close={close} />
      </Form>
    </FormDialog>
  )
}
