import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/IconButton.tsx'

interface Props {
  name: string
  edit: () => void
  remove?: (() => void) | undefined
  /** Further buttons before these. */
  children?: ReactNode
}

/** The Remove and Edit buttons of a row in a form's table. */
export const RowActions = ({ name, edit, remove, children }: Props) => (
  <>
    {children}
    {remove && <IconButton type="button" name={`Remove ${name}`} icon={Trash2} onClick={remove} />}
    <IconButton type="button" name={`Edit ${name}`} icon={Pencil} aria-haspopup="dialog" onClick={edit} />
  </>
)
