/** Ink on white, whichever theme the screen has: the colours of what is printed, by their names in the theme. */
const ink = {
  ...Object.fromEntries(['canvas', 'surface', 'raised', 'attention-ground'].map((name) => [name, '#fff'])),
  ...Object.fromEntries(['ink', 'attention-ink', 'danger-ink'].map((name) => [name, '#000'])),
  muted: '#444',
  line: '#bbb',
  'strong-line': '#555',
  'attention-edge': '#555',
}
const inkVariables = Object.fromEntries(Object.entries(ink).map(([name, value]) => [`--chakra-colors-${name}`, value]))

/** What stands around the rows of a tab on the screen: tabs, buttons, links, filters, notes, the costs beside. */
const chrome = [
  ':is(button, a, [role=note], [role=search]):not(table *)',
  '[data-part=root] > :has([role=tablist])',
  '[role=tabpanel] ~ *',
  '[role=tabpanel] [data-long] > :last-child',
  '[data-actions-room]',
].map((part) => `#main ${part}`)

const whole = { whiteSpace: 'normal', overflow: 'visible', textOverflow: 'clip' } as const

/**
 * An open tab of a case on paper: A4 landscape, the headings on each page, rows that no page divides with their whole
 * text, and the total after the last of them alone.
 */
export const onPaper = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'html:root, html:root.dark': { ...inkVariables, colorScheme: 'light' },
    // A page ends within a block, and not within what shares out a line.
    'body, #root, #main, #main :has(table)': { display: 'block' },
    '#main': { padding: '0' },
    [chrome.join(', ')]: { display: 'none' },
    '#main h1': whole,
    '#main [role=tabpanel] :is(table, thead, tbody, tfoot, tr, th, td)': { background: 'none' },
    '#main [role=tabpanel] table': { display: 'table', borderWidth: '0' },
    '#main [role=tabpanel] caption': {
      ...whole,
      position: 'static',
      width: 'auto',
      height: 'auto',
      clip: 'auto',
      clipPath: 'none',
      margin: '0 0 4px',
      textAlign: 'start',
      fontWeight: '600',
    },
    '#main [role=tabpanel] thead': { display: 'table-header-group', breakInside: 'avoid' },
    // Chromium paints no button in headings that it repeats.
    '#main [role=tabpanel] thead button': { display: 'contents' },
    '#main [role=tabpanel] tbody': { display: 'table-row-group' },
    '#main [role=tabpanel] tfoot': { display: 'table-row-group' },
    '#main [role=tabpanel] tr': { display: 'table-row', breakInside: 'avoid' },
    '#main [role=tabpanel] :is(th, td)': whole,
    '#main [role=tabpanel] [data-line]': { ...whole, display: 'block', maxHeight: 'none' },
    '#main [role=tabpanel] [data-line]::before': { content: 'none' },
    '#main [role=tabpanel] [data-long] > :first-child': { ...whole, display: 'block' },
  },
} as const
