/** A public page: its path below `/docs`, its name in the contents, and its text, a file of `text`. */
export interface Topic {
  path: string
  name: string
  file: string
  /** Whether it is one of the examples, which stand below their list. */
  isExample?: boolean
}

const topic = (path: string, name: string): Topic => ({ path: `/${path}`, name, file: `${path}.md` })
const example = (path: string, name: string): Topic => ({
  path: `/examples/${path}`,
  name,
  file: `example-${path}.md`,
  isExample: true,
})

/** The public pages, in the order of the contents. */
export const topics: readonly Topic[] = [
  { path: '', name: 'Start here', file: 'start.md' },
  topic('concepts', 'Concepts'),
  topic('tokens', 'Tokens'),
  topic('permissions', 'Permissions'),
  topic('scopes', 'Scopes'),
  topic('errors', 'Errors'),
  topic('limits', 'Limits and cost'),
  topic('files', 'Files'),
  topic('reports', 'Reports'),
  topic('changes', 'Changes'),
  topic('webhooks', 'Webhooks'),
  topic('bulk', 'Many at once'),
  topic('export', 'Export'),
  topic('external-ids', 'External ids'),
  topic('rest', 'REST'),
  topic('examples', 'Examples'),
  example('work-in-progress', 'Work in progress'),
  example('nightly-copy', 'Nightly copy'),
  example('completed-documents', 'Completed documents'),
  example('webhook-receiver', 'Webhook receiver'),
]
