import { lazy } from 'react'
import type { RuleProps } from './rule-props.ts'
import { StoredFirstButton } from './StoredFirstButton.tsx'

const loadDialog = () => import('./ReadBackDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).ReadBackDialog }))

/** Reads a workbook of the bill back, with what others have entered in it. */
export const ReadBackButton = (props: RuleProps) => (
  <StoredFirstButton
    acts={props.acts}
    name="Read a workbook back…"
    because="a workbook is laid beside lines as they are saved."
    load={loadDialog}
    renderDialog={(close) => <Dialog {...props} close={close} />}
  />
)
