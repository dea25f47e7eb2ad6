/** The largest number of rows listed; the rest is only counted. */
export const MAX_ROWS = 200
export const headStyle = {
  textAlign: 'start',
  fontWeight: '500',
  color: 'muted',
  textStyle: 'xs',
  pe: '4',
  py: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'strongLine',
} as const
export const cellStyle = {
  pe: '4',
  py: '1.5',
  verticalAlign: 'top',
  borderBottomWidth: '1px',
  borderColor: 'line',
} as const
