import type { SystemStyleObject } from '@chakra-ui/react'

// As wide as the shadow it stands for, and so without moving what is beside it.
const edge = {
  forcedColorAdjust: 'none',
  bg: 'Canvas',
  color: 'CanvasText',
  boxShadow: 'inset 3px 0 0 Highlight',
  '& > *': { forcedColorAdjust: 'auto' },
}
const ring = { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' }

/**
 * Where the system forces its colours, grounds and shadows are gone. What only they say of any table, list or form is
 * drawn in the system's own colours: what is chosen, where one is, what needs attention, what is wrong.
 */
export const forcedColours: SystemStyleObject = {
  _highContrast: {
    // What floats over the page, whose shadow is gone.
    '& [data-scope=tooltip][data-part=content]': { outline: '1px solid CanvasText' },
    // An estimated or unresolved row; a row of a sheet that cannot be read, or only in part.
    '& tr[data-attention] > :first-child': edge,
    '& [data-state=error]:is(tr, td, th), & [data-state=warning]:is(tr, td, th)': edge,
    '& tr[data-chosen]': ring,
    '& :is([role=menuitem], [role=menuitemradio], [role=option])[data-highlighted], & [role=option][aria-selected=true]':
      ring,
    '& [aria-pressed=true], & :is(main, [role=dialog]) :is(a, button)[aria-current]:not([aria-current=page])': ring,
    '& :is([role=radiogroup], [role=group])[aria-invalid=true]': { borderInlineStart: '4px double CanvasText' },
    '& [data-scope=date-picker][data-part=table-cell-trigger][data-selected]': ring,
  },
}
