import { Paperclip } from 'lucide-react'
import { RowButton } from '../RowButton.tsx'

interface Props {
  name: string
  count: number
  tabIndex: number
  onClick: () => void
}

/**
 * Opens the documents of a row and shows how many are attached. Without any it is visible only while the row is hovered
 * or focused.
 */
export const FilesButton = ({ name, count, tabIndex, onClick }: Props) => (
  <span data-row-menu={count === 0 || undefined}>
    <RowButton
      name={`Documents of ${name}${count > 0 ? `, ${count} attached` : ''}`}
      icon={Paperclip}
      count={count > 0 ? count : undefined}
      tabIndex={tabIndex}
      onClick={onClick}
    />
  </span>
)
