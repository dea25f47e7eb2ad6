import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { RowByRow } from './RowByRow.tsx'
import { Sheet, type SheetProps } from './Sheet.tsx'

/** Rows while they are entered: a sheet, or on a phone one row at a time. */
export function GridForm(props: SheetProps) {
  const isPhone = useIsPhone()
  const Form = isPhone ? RowByRow : Sheet
  return (
    <>
      <Form {...props} />
      {props.grid.confirmDialog}
    </>
  )
}
