/** How the reference looks in the app: the elements are those of the page `/docs/reference`. */
export const referenceStyles = {
  '& a': { color: 'accent.fg', textUnderlineOffset: '2px' },
  '& a:hover': { textDecoration: 'underline' },
  '& h2': { textStyle: 'lg', mt: '8', mb: '2', scrollMarginTop: '4' },
  '& h3': { textStyle: 'md', fontWeight: '600', mt: '6', pt: '2', borderTopWidth: '1px', borderColor: 'line' },
  '& h2 a, & h3 a': { color: 'inherit' },
  '& section': { contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' },
  '& code': { fontFamily: 'mono', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '& dl': { my: '2' },
  '& dt': { mt: '2' },
  '& dt > a:first-child': { color: 'muted', textDecoration: 'underline' },
  '& dd': { ms: '5', color: 'muted' },
  '& .names': { columns: '4 160px', textStyle: 'sm', listStyleType: 'none', mb: '4' },
  '& .names li': { overflowWrap: 'anywhere' },
  '& :target': { bg: 'accent.ground' },
} as const
