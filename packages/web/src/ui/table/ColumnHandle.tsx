import { LEAST_WIDTH, MOST_WIDTH } from './use-column-handles.ts'

/**
 * The end of a heading, by which its column is made wider or narrower: it is dragged, or moved by the arrow keys, and
 * Home, Enter or a double click give the column its own width back. The heading hears what happens to it.
 */
export const ColumnHandle = ({ head }: { head: string }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line that can be moved has no element of its own
  <span
    role="separator"
    tabIndex={0}
    aria-orientation="vertical"
    aria-label={`Width of ${head}`}
    aria-valuemin={LEAST_WIDTH}
    aria-valuemax={MOST_WIDTH}
    aria-valuenow={LEAST_WIDTH}
    title="Drag, or press ← →, to change the width. Double-click, or press Enter, for its own width."
  />
)
