import { escapeHtml, type Heading, type RenderedPage } from './render-markdown.ts'
import { topics } from './topics.ts'

/** What stands around the text of a page. */
interface Frame {
  /** The path of the page below `/docs`; undefined for one that the contents do not list. */
  path?: string
  company: string
  version: string
  /** The address of the style sheet. */
  styles: string
}

const MARK =
  '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M3 4.75h9M3 8.75h14" stroke="currentColor" stroke-width="1.5" fill="none" opacity=".55"/><path d="M3 13h14M3 16.25h14" stroke="currentColor" stroke-width="2" fill="none"/></svg>'

const contents = (current: string | undefined): string =>
  topics
    .map(
      ({ path, name, isExample }) =>
        `<li${isExample ? ' class="below"' : ''}><a href="/docs${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
    )
    .join('\n')

/** The sections of a page; nothing where there are fewer than three. */
function sections(headings: readonly Heading[]): string {
  if (headings.length < 3) return ''
  const items = headings.map(
    ({ id, name, depth }) => `<li${depth > 2 ? ' class="below"' : ''}><a href="#${id}">${name}</a></li>`,
  )
  return `<nav class="sections" aria-label="On this page"><ul>\n${items.join('\n')}\n</ul></nav>\n`
}

/** A whole page, which needs no script to be read. */
export function pageOf({ title, html, headings }: RenderedPage, { path, company, version, styles }: Frame): string {
  const [head = '', ...rest] = html.split('</h1>\n')
  const body = rest.length > 0 ? `${head}</h1>\n${sections(headings)}${rest.join('</h1>\n')}` : html
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title === 'CostDraft API' ? title : `${title} · CostDraft API`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header><a href="/docs">${MARK}CostDraft <span>API</span></a><a href="/">Open CostDraft</a></header>
<div class="columns">
<nav class="contents" aria-label="Documentation"><ul>
${contents(path)}
</ul></nav>
<main id="content" tabindex="-1">
${body}</main>
</div>
<footer>${escapeHtml(company)} · version ${escapeHtml(version)}</footer>
</body>
</html>
`
}
