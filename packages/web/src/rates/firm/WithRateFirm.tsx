import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { ClientChooser } from '../../clients/ClientChooser.tsx'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { UnavailablePage } from '../../ui/UnavailablePage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { useRateFirm, type RateFirm } from './use-rate-firm.ts'

interface Props {
  title: string
  /** What the host must have for the page. */
  addition: 'rates' | 'rate_cards' | 'bill_lists'
  /** The page on which an administrator chooses the firm. */
  base: string
  /** Shown while the firm loads. */
  placeholder: ReactNode
  /** The page of a firm; `firms` are those that the viewer may choose from. */
  children: (firm: RateFirm, firms: readonly { uuid: string; name: string }[]) => ReactNode
}

/** A page about the rates of a firm, or why there is none. */
export function WithRateFirm(props: Props) {
  return useAddition(props.addition) ? <FirmInView {...props} /> : <UnavailablePage />
}

function FirmInView({ title, base, placeholder, children }: Props) {
  const { firm, firms, error, isNone, retry } = useRateFirm()
  if (firm) return firm.editsRates ? children(firm, firms) : <ForbiddenPage />
  if (isNone) return <NoFirm title={title} base={base} />
  if (error && readError(error).code === 'NOT_FOUND') return <NotFoundPage />
  return (
    <>
      <PageHead title={title} />
      {error ? (
        <EmptyState text={`The firm could not be loaded. ${readError(error).message}`}>
          <Button onClick={retry}>Try again</Button>
        </EmptyState>
      ) : (
        placeholder
      )}
    </>
  )
}

/** An administrator chooses a firm; anyone else has none whose cases rates could price. */
function NoFirm({ title, base }: Pick<Props, 'title' | 'base'>) {
  const { isAdmin } = useViewer()
  if (isAdmin)
    return (
      <ClientChooser
        title={title}
        text="Choose the firm whose rates you want to see or change."
        emptyText="There is no client yet."
        permission="rates:edit"
        base={base}
      />
    )
  return (
    <>
      <PageHead title={title} />
      <EmptyState text="Rates belong to the solicitors whose cases they price. Your firm has no such client yet." />
    </>
  )
}
