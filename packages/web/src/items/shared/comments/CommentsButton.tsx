import { MessageSquare } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { openIn, type Comment } from './entity.ts'

interface Props {
  name: string
  comments: readonly Comment[]
  tabIndex: number
  onClick: () => void
}

/** The way to the comments of a row. While one is open it says how many; without any it is only there where the hand is. */
export function CommentsButton({ name, comments, tabIndex, onClick }: Props) {
  const open = openIn(comments)
  const words = open > 0 ? `, ${open} open` : comments.length > 0 ? `, ${comments.length} resolved` : ''
  return (
    <IconButton
      name={`Comments on ${name}${words}`}
      icon={MessageSquare}
      count={open > 0 ? open : undefined}
      data-row-menu={comments.length === 0 || undefined}
      color={open > 0 ? 'attention.ink' : undefined}
      tabIndex={tabIndex}
      onClick={onClick}
    />
  )
}
