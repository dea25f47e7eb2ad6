import type { ReactNode } from 'react'
import { CellEditor } from './CellEditor.tsx'
import type { Corrections } from './corrections.ts'
import type { RowCell } from './row-cells.ts'

interface Props {
  row: number
  cell: RowCell
  corrections: Corrections
  /** Words behind what it shows. */
  children?: ReactNode
}

/** A cell of the preview, which a click, Enter or F2 lets one correct; one without a column in the file only shows. */
export function PreviewCell({ row, cell, corrections: { grid, correct, offered }, children }: Props) {
  const { key, index, name, shown, text, isUnread, isCorrected } = cell
  const isFurther = key === String(index)
  const isEdited = grid.isEditing(row, key)
  const end = (typed: string | undefined, isKey: boolean): void => {
    grid.end(isKey)
    if (typed !== undefined && typed !== text && index !== undefined) correct(row, index, typed, text)
  }
  return (
    <td
      role="gridcell"
      data-cell={isFurther ? 'further' : key}
      data-unread={isUnread || undefined}
      data-corrected={isCorrected || undefined}
      data-open={isEdited || undefined}
      data-cuttable={isEdited ? undefined : ''}
      {...(index !== undefined && {
        'data-place': `${row} ${key}`,
        tabIndex: grid.isAt(row, key) && !isEdited ? 0 : -1,
        onClick: () => {
          if (!isEdited) grid.begin({ row, key })
        },
      })}
    >
      {isFurther && <span data-name>{`${name}: `}</span>}
      <span data-text>{shown}</span>
      {isCorrected && <span data-words> corrected</span>}
      {children}
      {isEdited && (
        <CellEditor
          name={`${name}, row ${row}`}
          text={text}
          isLong={key === 'description'}
          offered={offered[key] ?? []}
          end={end}
        />
      )}
    </td>
  )
}
