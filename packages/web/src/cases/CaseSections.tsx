import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { FormSection } from '../areas/area-screens.ts'
import { useViewer } from '../access/viewer.ts'
import { Control } from '../ui/form/Control.tsx'
import { Pair, Section } from '../ui/form/Section.tsx'
import { NewFeeEarner } from './NewFeeEarner.tsx'
import { NewSite } from './NewSite.tsx'
import type { FirmOptions } from './use-firm-options.ts'

interface Props {
  sections: readonly FormSection[]
  solicitor: string
  firm: FirmOptions
  isLocked?: boolean
  hasState?: boolean
  /** Whether the button that adds a fee earner stands elsewhere, and not beside the field. */
  isEarnerAddedElsewhere?: boolean
  /** Whether the title of a section stands above its fields, where several sections stand side by side. */
  isStacked?: boolean
}

const RetryButton = ({ retry }: { retry: () => Promise<unknown> }) => (
  <Button
    type="button"
    onClick={() => {
      retry().catch(console.error)
    }}
  >
    Try again
  </Button>
)

/**
 * What stands beside the inputs of the records of the firm: a button that adds one, or that loads a list that failed.
 */
function besideInputs({
  solicitor,
  firm,
  isLocked,
  isEarnerAddedElsewhere,
}: Props): Readonly<Record<string, ReactNode>> {
  const { sites, feeEarners, staff } = firm
  const mayAdd = solicitor !== '' && !isLocked
  return {
    feeEarner: feeEarners.hasFailed ? (
      <RetryButton retry={feeEarners.refetch} />
    ) : (
      mayAdd &&
      !isEarnerAddedElsewhere && <NewFeeEarner client={solicitor} sites={sites.options} onAdded={feeEarners.refetch} />
    ),
    site: sites.hasFailed ? (
      <RetryButton retry={sites.refetch} />
    ) : (
      mayAdd && <NewSite client={solicitor} hasHeadquarters={sites.hasHeadquarters} onAdded={sites.refetch} />
    ),
    staffMember: staff.hasFailed && <RetryButton retry={staff.refetch} />,
  }
}

/**
 * The sections of the form of a case, which its area of work declares. `hasState` puts the state of an existing case
 * first.
 */
export function CaseSections(props: Props) {
  const { hasState = false, isStacked = false } = props
  const beside = besideInputs(props)
  const { additions } = useViewer()
  const sections = props.sections.filter(({ addition }) => addition === undefined || additions.includes(addition))
  return sections.map(({ title, text, rows }, i) => (
    <Section key={title} title={title} text={text} isStacked={isStacked}>
      {hasState && i === 0 && <Control name="stage" />}
      {rows.map((row) =>
        typeof row === 'string' ? (
          <Control key={row} name={row} beside={beside[row]} />
        ) : (
          <Pair key={row.join()}>
            {row.map((name) => (
              <Control key={name} name={name} />
            ))}
          </Pair>
        ),
      )}
    </Section>
  ))
}
