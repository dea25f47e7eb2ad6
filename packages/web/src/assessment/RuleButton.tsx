import { lazy } from 'react'
import type { RuleProps } from './rule-props.ts'
import { StoredFirstButton } from './StoredFirstButton.tsx'

const loadDialog = () => import('./RuleDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).RuleDialog }))

/** Rules on many lines at once. */
export const RuleButton = (props: RuleProps) => (
  <StoredFirstButton
    acts={props.acts}
    name="Rule on…"
    because="a ruling is on lines as they are saved."
    load={loadDialog}
    renderDialog={(close) => <Dialog {...props} close={close} />}
  />
)
