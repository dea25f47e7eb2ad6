import { Box, Button, Flex, Menu, type ButtonProps } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { allowedActions, type PageMode } from '@costdraft/schema/cases/stage.ts'
import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { BudgetButton } from '../../budgets/BudgetButton.tsx'
import { isInStage } from '../../cases/case-words.ts'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { DatesButton } from '../../deadlines/DatesButton.tsx'
import { CaseDocumentsButton } from '../../files/CaseDocumentsButton.tsx'
import type { WorkspaceQuery } from '../../generated/graphql.ts'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { submitShortcut } from '../../ui/form/SubmitButton.tsx'
import { isBlocked } from '../badge.ts'
import { MarkAsComplete } from '../MarkAsComplete.tsx'
import { ReopenCase } from '../ReopenCase.tsx'
import { SendForReview } from './SendForReview.tsx'
import type { HeaderForm } from './use-header-form.ts'
import { MenuPortal } from '../../ui/overlay/MenuPortal.tsx'

interface Props {
  record: WorkspaceQuery['case']
  mode: PageMode
  /** Absent where the details are only read. */
  form: HeaderForm | undefined
}

const completionProblem = (record: Props['record'], mayComplete: boolean): string | undefined => {
  if (!mayComplete) return 'This case is already complete.'
  if (!isBlocked('review', record)) return undefined
  const count = record.unresolvedComments ?? 0
  return `${count} ${count === 1 ? 'comment waits' : 'comments wait'} to be resolved.`
}

/** What is needed seldom: buttons where there is room for them, else in a menu. */
function SeldomActions({
  editPath,
  editName,
  addEarner,
}: {
  editPath: string
  editName: string
  addEarner: (() => void) | undefined
}) {
  const isMenu = addEarner !== undefined
  return (
    <>
      {addEarner && (
        <Button variant="ghost" px="2" hideBelow="xl" aria-haspopup="dialog" onClick={addEarner}>
          New fee earner
        </Button>
      )}
      <Button variant="ghost" px="2" {...(isMenu && { hideBelow: 'xl' })} asChild>
        <Link to={editPath}>{editName}</Link>
      </Button>
      {addEarner && (
        <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
          <Menu.Trigger asChild>
            <Button variant="ghost" px="0" hideFrom="xl" aria-label="More actions" title="More actions">
              <Ellipsis strokeWidth={1.75} aria-hidden />
            </Button>
          </Menu.Trigger>
          <MenuPortal>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.Item value="earner" onSelect={addEarner}>
                  New fee earner
                </Menu.Item>
                <Menu.Item value="edit" asChild>
                  <Link to={editPath}>{editName}</Link>
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </MenuPortal>
        </Menu.Root>
      )}
    </>
  )
}

/** Saves the form of the header. */
export const SaveButton = ({ form: { formId, state, saving, showProblems } }: { form: HeaderForm }) => (
  <BusyButton
    type="submit"
    form={formId}
    minW="14"
    disabled={!state.isChanged}
    isBusy={state.isSaving && saving === ''}
    aria-disabled={state.isSaving || undefined}
    onClick={showProblems}
    {...submitShortcut}
  >
    Save
  </BusyButton>
)

const READ_ONLY = 'The details can be changed while the case is drafted.'
/** A button that stands where the details are only read, and does nothing there. */
const DisabledButton = ({ label, ...look }: { label: string } & Pick<ButtonProps, 'variant' | 'minW'>) => (
  <Button type="button" disabled title={READ_ONLY} {...look}>
    {label}
  </Button>
)

/** Save, which on a phone stands at the foot of the form while that is open. */
const SaveAbove = ({ form }: { form: HeaderForm }) => (
  <Box display={{ base: form.isOpen ? 'none' : 'contents', md: 'contents' }}>
    <SaveButton form={form} />
  </Box>
)

type InStage = Props['record'] & { stage: Stage }
/** The buttons that change the case, as its stage allows them. */
function StageActions({ record, mode, form }: Omit<Props, 'record'> & { record: InStage }) {
  const may = allowedActions(mode, record.stage)
  return (
    <>
      {form ? <SaveAbove form={form} /> : <DisabledButton label="Save" minW="14" />}
      {may.sendForReview && <SendForReview record={record} form={form} />}
      {mode === 'edit' && !may.sendForReview && <DisabledButton label="SEND FOR REVIEW" variant="solid" />}
      {mode === 'review' && <MarkAsComplete record={record} blockedBy={completionProblem(record, may.complete)} />}
      {mode === 'completed' && <ReopenCase record={record} may={may.reopen} />}
    </>
  )
}

/**
 * The buttons of the header, as the mode of the page and the stage of the case allow them. One is solid: what the page
 * is for.
 */
export function HeaderActions({ record, mode, form }: Props) {
  const inStage = isInStage(record) ? record : undefined
  const may = allowedActions(mode, record.stage)
  return (
    <Flex gap="2" ms="auto" w={{ base: 'full', md: 'auto' }} maxW="full" wrap={{ base: 'wrap', lg: 'nowrap' }}>
      <Flex
        gap="0.5"
        ms={{ base: '-2', md: '0' }}
        flex={{ base: '1 0 100%', md: 'none' }}
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        <CaseDocumentsButton caseUuid={record.uuid} mayEdit={may.edit} />
        <DatesButton caseUuid={record.uuid} />
        <BudgetButton caseUuid={record.uuid} area={record.areaOfWork} mayEdit={may.edit} />
        {mode !== 'completed' && (
          <SeldomActions
            editPath={casePaths[mode === 'edit' ? 'editDetails' : 'reviewDetails'](record.uuid)}
            editName={inStage ? 'Edit Case' : 'View Details'}
            addEarner={form?.addEarner}
          />
        )}
        <Button variant="ghost" px="2" asChild>
          <Link to="/cost-draft/cases">Cancel</Link>
        </Button>
      </Flex>
      {inStage && <StageActions record={inStage} mode={mode} form={form} />}
    </Flex>
  )
}
