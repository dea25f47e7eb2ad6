import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'

interface Props {
  name: string
  edit: () => void
  remove?: (() => void) | undefined
}

/** The Remove and Edit buttons of a row in a form's table. */
export const RowActions = ({ name, edit, remove }: Props) => (
  <>
    {remove && <IconButton type="button" name={`Remove ${name}`} icon={Trash2} onClick={remove} />}
    <IconButton type="button" name={`Edit ${name}`} icon={Pencil} aria-haspopup="dialog" onClick={edit} />
  </>
)
