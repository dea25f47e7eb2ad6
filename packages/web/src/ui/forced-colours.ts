import type { SystemStyleObject } from '@chakra-ui/react'

const edge = { borderInlineStart: '3px solid Highlight' }
const inverse = {
  forcedColorAdjust: 'none',
  bg: 'Highlight',
  color: 'HighlightText',
  '& *': { color: 'HighlightText', bg: 'Highlight' },
}

/**
 * Where the system forces its colours, grounds and shadows are gone. What only they say of any table, list or form is
 * drawn in the system's own colours: what is chosen, where one is, what needs attention, what is wrong.
 */
export const forcedColours: SystemStyleObject = {
  _highContrast: {
    // An estimated or unresolved row; a row of a sheet that cannot be read, or only in part.
    '& tr[data-attention] > :first-child': edge,
    '& [data-state=error]:is(tr, td, th), [data-state=warning]:is(tr, td, th)': edge,
    '& tr[data-chosen] > *': { borderBlock: '1px solid Highlight' },
    '& tr[data-chosen] > :first-child': edge,
    '& :is([role=menuitem], [role=menuitemradio], [role=option])[data-highlighted], [role=option][aria-selected=true]':
      inverse,
    '& [aria-pressed=true], :is(main, [role=dialog]) :is(a, button)[aria-current]:not([aria-current=page])': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
    // Red is not at hand: what is wrong has a double rule below it.
    '& :is(input, textarea, select)[aria-invalid=true]': { borderBlockEnd: '4px double CanvasText' },
    '& :is([role=radiogroup], [role=group])[aria-invalid=true]': { borderInlineStart: '4px double CanvasText' },
    '& [data-scope=date-picker][data-part=table-cell-trigger]:is([data-selected], [data-today])': {
      outline: '1px dashed CanvasText',
    },
    '& [data-scope=date-picker][data-part=table-cell-trigger][data-selected]': inverse,
    '& [data-scope=toast][data-part=root][data-type=error]': { borderInlineStart: '6px double CanvasText' },
  },
}
