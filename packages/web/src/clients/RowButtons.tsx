import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'

interface Props {
  name: string
  edit: () => void
  remove?: (() => void) | undefined
}

/** What can be done with a row of a form's table. */
export const RowButtons = ({ name, edit, remove }: Props) => (
  <>
    {remove && <IconButton type="button" name={`Remove ${name}`} icon={Trash2} onClick={remove} />}
    <IconButton type="button" name={`Edit ${name}`} icon={Pencil} aria-haspopup="dialog" onClick={edit} />
  </>
)
