import { print, parse } from 'graphql'
import { escapeHtml, type RenderedPage } from './render-markdown.ts'
import { explorerExamples } from './explorer-examples.ts'

/**
 * The ready operations as a page. The app's explorer reads them out of it: the text of each operation is the
 * `<code>` of a `data-operation`, its variables that of a `data-variables`.
 */
export function explorerPage(): RenderedPage {
  const articles = explorerExamples.map(({ name, text, query, variables }) => {
    const id = name.toLowerCase().replaceAll(' ', '-')
    const values = variables
      ? `<pre tabindex="0" data-variables><code>${escapeHtml(JSON.stringify(variables, null, 2))}</code></pre>\n`
      : ''
    return `<section data-name="${escapeHtml(name)}">\n<h2 id="${id}"><a href="#${id}">${escapeHtml(name)}</a></h2>\n<p>${escapeHtml(text)}</p>\n<pre tabindex="0" data-operation><code>${escapeHtml(print(parse(query)))}</code></pre>\n${values}</section>\n`
  })
  return {
    title: 'Explorer',
    html: `<h1>Explorer</h1>\n<p>Operations to begin with. In the app, under <a href="/developers/explorer">Explorer</a>, they are open to be changed and run.</p>\n${articles.join('')}`,
    headings: explorerExamples.map(({ name }) => ({
      id: name.toLowerCase().replaceAll(' ', '-'),
      name: escapeHtml(name),
      depth: 2,
    })),
  }
}
