import { useApolloClient, useMutation } from '@apollo/client/react'
import { Box, Grid, Portal } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { useMemo, useState, type Ref, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { CaseRecord } from '../../areas/area-screens.ts'
import { screensOf } from '../../areas/index.ts'
import { MoveCaseDocument } from '../../cases/list/cases.operations.ts'
import { draftOf } from '../../cases/case-changes.ts'
import {
  factsOfDraft,
  headerCaseControls,
  headerCaseFields,
  validateEditedCase,
  type EditedCase,
} from '../../cases/case-form.ts'
import { CaseSections } from '../../cases/CaseSections.tsx'
import { NewFeeEarnerDialog } from '../../cases/NewFeeEarner.tsx'
import { useEditedControls } from '../../cases/use-edited-controls.ts'
import { useFirmOptions } from '../../cases/use-firm-options.ts'
import { stateMove } from '../../cases/moves/state-move.ts'
import { useSaveAndMove, type FormMove } from '../../cases/moves/use-save-and-move.tsx'
import { lowWindow } from '../../ui/layout-sizes.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FootBar } from '../../ui/form/FormFoot.tsx'
import { FormMessage } from '../../ui/form/FormMessage.tsx'
import type { FormGuard } from '../../ui/form/GuardHandle.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { SendForReviewDocument, CaseScreenDocument } from '../workspace.operations.ts'
import { SaveButton } from './HeaderActions.tsx'
import { HeaderFormReporter } from './HeaderFormState.tsx'
import { REVIEW } from './SendForReview.tsx'
import { headerDraftKey, type HeaderForm } from './use-header-form.ts'
import { reviewMove, toastSentForReview } from './use-move-to-review.ts'

interface Props {
  record: CaseRecord
  form: HeaderForm
  guard: Ref<FormGuard>
  /** Where the message of the form as a whole is shown: with the buttons, which stay in view. */
  messagePlace: RefObject<HTMLElement | null>
}

/** The form of the case's details in the header of its workspace. The buttons that submit it stand in the header. */
export function HeaderForm(props: Props) {
  const { record, form } = props
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState(record)
  // The form starts over with a newer version while nothing is typed; afterwards the newer version is a conflict, or
  // none.
  if (loaded.version !== record.version && !form.state.isChanged && !form.state.isSaving) setLoaded(record)
  const reload = (): void => {
    client.refetchQueries({ include: [CaseScreenDocument] }).then(() => setRound(round + 1), toastError)
  }
  return <DetailsForm key={`${round} ${loaded.version ?? ''}`} {...props} reload={reload} />
}

/**
 * Saves the changed fields. Then the case moves to review where SEND FOR REVIEW was pressed, otherwise to the state
 * that was chosen, and the page returns to the list.
 */
function useSaveHeader(
  { record, form: { onSaving }, reload }: Props & { reload: () => void },
  loaded: CaseRecord,
  controls: ReturnType<typeof headerCaseControls>,
) {
  const navigate = useNavigate()
  const { save: saveAndMove, confirmDialog } = useSaveAndMove(loaded, controls, record)
  const [sendForReview] = useMutation(SendForReviewDocument)
  const [send] = useMutation(MoveCaseDocument)
  const moveOf = (caseName: string, stage: Stage, pressed: string): FormMove | undefined => {
    if (pressed === REVIEW) return reviewMove(caseName, (variables) => sendForReview({ variables }))
    return stage === loaded.stage ? undefined : stateMove(caseName, stage, (variables) => send({ variables }))
  }
  const save = async ({ details, stage }: EditedCase, pressed: string): Promise<(() => void) | undefined> => {
    onSaving(pressed)
    if (!details) return undefined
    const { caseName } = details
    const outcome = await saveAndMove(details, moveOf(caseName, stage, pressed))
    // What is stored is no longer unsaved, even where the case could not be moved.
    if (outcome !== 'saved') return outcome && reload
    return () => {
      if (pressed === REVIEW) toastSentForReview(caseName)
      else toaster.create({ type: 'success', title: 'Case saved.', description: caseName })
      void navigate('/cost-draft/cases')
    }
  }
  return { save, confirmDialog }
}

const columns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '10',
  rowGap: '4',
} as const
// The second section, of the certificate, is the long one: the third stands below the first, and not below a gap.
const thirdBelowFirst = {
  lg: { '&:has(> :nth-of-type(3))': { gridTemplateRows: 'auto 1fr', '& > :nth-of-type(2)': { gridRow: 'span 2' } } },
} as const
const panelFoot = {
  '--foot-ground': 'colors.surface',
  '--foot-gutter': 'spacing.4',
  '--foot-indent': '0px',
  position: 'sticky',
  bottom: 'var(--toasts-slot, 0px)',
  [lowWindow]: { position: 'static' },
} as const

function DetailsForm(props: Props & { reload: () => void }) {
  const { record, form, guard, messagePlace } = props
  // A snapshot: the page may receive a newer version, which must not change a form in use.
  const [loaded] = useState(record)
  const screens = screensOf(loaded.areaOfWork)
  const firm = useFirmOptions(loaded.client.uuid)
  const edited = useEditedControls(loaded, firm, 'none')
  const controls = useMemo(() => headerCaseControls(edited), [edited])
  const fields = useMemo(() => headerCaseFields(screens), [screens])
  const stored = useMemo(() => draftOf(screens.fields, loaded), [screens, loaded])
  const { save, confirmDialog } = useSaveHeader(props, loaded, controls)
  const { uuid: solicitor } = loaded.client
  return (
    <>
      <Form
        id={form.formId}
        name="Case Details"
        guard={guard}
        draft={{ key: headerDraftKey(loaded.uuid), label: 'Case Details', version: loaded.version }}
        fields={fields}
        controls={controls}
        facts={factsOfDraft}
        validate={(draft) =>
          validateEditedCase({ fields, controls, today: londonDay(new Date()) }, false, draft, stored)
        }
        initial={stored}
        save={save}
      >
        <HeaderFormReporter onState={form.onState} onRefused={form.onRefused} />
        <Grid {...columns} css={thirdBelowFirst}>
          <CaseSections
            sections={screens.sections}
            hasState={screens.hasStateInHeader ?? false}
            solicitor={solicitor}
            firm={firm}
            isStacked
            isEarnerAddedElsewhere
          />
        </Grid>
        <Box hideFrom="md" zIndex="1" css={panelFoot}>
          <FootBar>
            <SaveButton form={form} />
          </FootBar>
        </Box>
        <Portal container={messagePlace}>
          <FormMessage />
        </Portal>
        <NewFeeEarnerDialog
          client={solicitor}
          sites={firm.sites.options}
          onAdded={firm.feeEarners.refetch}
          open={form.isAddingEarner}
          close={form.closeEarner}
        />
      </Form>
      {confirmDialog}
    </>
  )
}
