import { Flex, chakra } from '@chakra-ui/react'
import { ChevronRight, FileText, Folder, FolderOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseFile } from './case-file.ts'
import type { TreeRow } from './tree-rows.ts'

/** The indentation of one level of the tree, in pixels. */
const INDENT = 20

/** The name that a file or a folder is shown by. */
export const nameOf = ({ name }: Pick<CaseFile, 'name'>): string => name ?? 'Without a name'

/** The name as a button: it wraps where it is long, and is underlined under the pointer. */
export const fileNameStyle = {
  minW: '0',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'l1',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline' },
} as const

/** A file or a folder in a tree: indented by its level, with its icon and, of a folder, whether it is open. */
export function FileLabel({ row: { node, level, isExpanded }, children }: { row: TreeRow; children?: ReactNode }) {
  const { isFile } = node
  const FolderIcon = isExpanded ? FolderOpen : Folder
  const Icon = isFile ? FileText : FolderIcon
  return (
    <Flex align="center" gap="1.5" minW="0" style={{ paddingInlineStart: (level - 1) * INDENT }}>
      <chakra.span boxSize="4" flexShrink="0" color="muted">
        {!isFile && (
          <ChevronRight
            size={16}
            strokeWidth={1.75}
            aria-hidden
            style={{ transform: isExpanded ? 'rotate(90deg)' : undefined }}
          />
        )}
      </chakra.span>
      <chakra.span flexShrink="0" color={isFile ? 'muted' : 'accent'}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      {children ?? (
        <chakra.span truncate data-cuttable>
          {nameOf(node)}
        </chakra.span>
      )}
    </Flex>
  )
}
