import { Box } from '@chakra-ui/react'
import { feeEarnerForm } from '@costdraft/schema/clients/clients.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { useMemo } from 'react'
import { Control } from '../ui/form/Control.tsx'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { FollowRecord } from '../ui/form/FollowRecord.tsx'
import { Pair } from '../ui/form/Section.tsx'
import type { FeeEarnerRow, FeeEarnerValue } from './client-form.ts'
import { feeEarnerControls } from './fee-earner-controls.ts'
import { changeFields, type Meaning } from './periods/change-fields.ts'
import { PeriodList, type PeriodListProps } from './periods/PeriodList.tsx'
import { MeaningInput } from './periods/MeaningInput.tsx'
import type { Periods } from './periods/periods.ts'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The controls of what a change means and of its first day, for a fee earner with these periods. */
const changeControls = (periods: Periods): AnyControls => ({
  meaning: {
    label: 'What does this change mean?',
    as: 'own',
    own: {
      Input: (props) => <MeaningInput {...props} periods={periods} />,
      formValue: asText,
      parsed: asText,
      display: asText,
    },
  },
  from: { label: 'First day', as: 'date' },
})

const FeeEarnerControl = Control<typeof feeEarnerForm>
const MeaningControl = Control<ReturnType<typeof changeFields>>

/** A fee earner as the dialog of an existing one leaves it: with the day from which a change holds, if it has one. */
export type FeeEarnerChange = FeeEarnerValue & { meaning?: Meaning | null; from?: string | null }
interface Props {
  open: boolean
  close: () => void
  title: string
  /** The fee earner to edit; absent for a new one. */
  row?: FeeEarnerRow | undefined
  sites: readonly Option[]
  /**
   * Users the fee earner can be linked to. The field is hidden when there are none, or when the viewer does not manage
   * the firm.
   */
  people?: readonly Option[]
  /** What can be done with the periods of an existing fee earner; absent where nothing can. */
  periods?: Omit<PeriodListProps, 'periods'> | undefined
  save: (value: FeeEarnerChange) => Promise<(() => void) | undefined>
}
const noPeople: readonly Option[] = []
/** What is asked only of some changes is set off from the fields; it takes no room where nothing is asked. */
const asked = {
  mt: '3',
  mb: '4',
  ps: '3',
  borderInlineStartWidth: '3px',
  borderColor: 'accent',
  _empty: { display: 'none' },
} as const

/** The fields of the dialog. What a change means is asked where the host keeps periods. */
function useFields(row: FeeEarnerRow | undefined, sites: readonly Option[], people: readonly Option[]) {
  return useMemo((): { fields: Fields; controls: AnyControls } => {
    const controls = feeEarnerControls(sites, people)
    return row?.periods
      ? { fields: changeFields({ ...row }), controls: { ...controls, ...changeControls(row.periods) } }
      : { fields: feeEarnerForm, controls }
  }, [row, sites, people])
}

/** Dialog to add or edit a fee earner, i.e. a person whose time is billed. */
export function FeeEarnerDialog({ row, sites, people = noPeople, periods, ...dialog }: Props) {
  const { fields, controls } = useFields(row, sites, people)
  return (
    <EntryDialog<Fields, FeeEarnerChange>
      {...dialog}
      fields={fields}
      controls={controls}
      initial={row ? { ...row } : { site: sites.length === 1 ? sites[0]?.value : '' }}
    >
      <Pair>
        <FeeEarnerControl name="firstname" />
        <FeeEarnerControl name="surname" />
      </Pair>
      <FeeEarnerControl name="initials" />
      {people.length > 0 && <FeeEarnerControl name="user" />}
      <FeeEarnerControl name="site" />
      <Pair>
        <FeeEarnerControl name="type" />
        <FeeEarnerControl name="grade" />
      </Pair>
      <FeeEarnerControl name="isPanelMember" />
      {row?.periods && (
        <>
          <FollowRecord record={row as unknown as Record<string, unknown>} />
          <Box css={asked}>
            <MeaningControl name="meaning" />
          </Box>
          {periods && <PeriodList {...periods} periods={row.periods} />}
        </>
      )}
    </EntryDialog>
  )
}
