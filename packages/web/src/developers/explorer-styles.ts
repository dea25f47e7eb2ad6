/** The explorer in the colours and the type of the product. Its own variables are parts of `hsl()`. */
export const explorerStyles = {
  '& .graphiql-container': {
    '--font-family': 'inherit',
    '--font-size-h4': '1rem',
    '--font-size-body': '0.875rem',
    '--border-radius-2': '2px',
    '--border-radius-4': '2px',
    '--border-radius-8': '4px',
    '--border-radius-12': '4px',
    '--color-primary': '174, 78%, 20%',
    '--color-neutral': '49, 5%, 33%',
    _dark: { '--color-primary': '172, 47%, 58%', '--color-base': '90, 4%, 11%', '--color-neutral': '48, 8%, 65%' },
  },
  // The ground of answers is that of questions: on a darker one their numbers could hardly be read.
  '& .graphiql-container .graphiql-sessions': { bg: 'surface', margin: '0 !important' },
  '& .graphiql-tab .graphiql-tab-close': { padding: '8px' },
  '& .graphiql-tab .graphiql-tab-button': { paddingInlineEnd: '36px' },
  '& .graphiql-execute-button > svg': { color: 'accent.contrast' },
  // On a phone questions stand above answers.
  mdDown: {
    '& .graphiql-sidebar, & .graphiql-horizontal-drag-bar': { display: 'none' },
    '& #graphiql-session': { flexDirection: 'column' },
    '& .graphiql-response': { minHeight: '160px' },
  },
} as const
