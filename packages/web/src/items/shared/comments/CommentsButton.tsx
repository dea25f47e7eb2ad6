import { MessageSquare } from 'lucide-react'
import { RowButton } from '../RowButton.tsx'
import { countOpen, type Comment } from './comment.ts'

interface Props {
  name: string
  comments: readonly Comment[]
  tabIndex: number
  onClick: () => void
}

/**
 * Opens the comments of a row and shows the number of open ones. Without comments it is visible only while the row is
 * hovered or focused.
 */
export function CommentsButton({ name, comments, tabIndex, onClick }: Props) {
  const open = countOpen(comments)
  const resolved = comments.length > 0 ? `, ${comments.length} resolved` : ''
  const status = open > 0 ? `, ${open} open` : resolved
  return (
    <span data-row-menu={comments.length === 0 || undefined} data-unresolved={open > 0 || undefined}>
      <RowButton
        name={`Comments on ${name}${status}`}
        icon={MessageSquare}
        count={open > 0 ? open : undefined}
        tabIndex={tabIndex}
        onClick={onClick}
      />
    </span>
  )
}
