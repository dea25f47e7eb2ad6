import { Marked, type Tokens } from 'marked'

/** A heading of a page, for its table of contents. */
export interface Heading {
  id: string
  /** HTML. */
  name: string
  depth: number
}
export interface RenderedPage {
  /** The text of the first heading. */
  title: string
  html: string
  headings: Heading[]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A text as it stands in HTML, in an attribute as well. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const OWN_ID = /\s*\{#([\w-]+)\}$/
/** The fragment of a heading: its words in lower case, or the one that it names, `## Words {#fragment}`. */
const idOf = (text: string): string =>
  OWN_ID.exec(text)?.[1] ??
  text
    .toLowerCase()
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * Renders one of our own Markdown texts. Headings get fragments; what can be too wide scrolls by itself and can be
 * reached by keyboard; HTML in the text is shown as it is written.
 */
export function renderMarkdown(text: string): RenderedPage {
  const headings: Heading[] = []
  let title = ''
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        const name = this.parser.parseInline(tokens).replace(OWN_ID, '')
        if (depth === 1) {
          title = words
          return `<h1>${name}</h1>\n`
        }
        const id = idOf(words)
        headings.push({ id, name, depth })
        return `<h${depth} id="${id}"><a href="#${id}">${name}</a></h${depth}>\n`
      },
      code: ({ text: code, lang }: Tokens.Code) =>
        `<pre tabindex="0"><code${lang ? ` class="language-${escapeHtml(lang)}"` : ''}>${escapeHtml(code)}\n</code></pre>\n`,
      table(token: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell, tag: 'td' | 'th'): string =>
          `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`
        const head = token.header.some(({ text: words }) => words !== '')
          ? `<thead><tr>${token.header.map((one) => (one.text === '' ? '<td></td>' : cell(one, 'th'))).join('')}</tr></thead>`
          : ''
        const rows = token.rows.map((row) => `<tr>${row.map((one) => cell(one, 'td')).join('')}</tr>`).join('\n')
        return `<div class="wide" tabindex="0"><table>${head}<tbody>\n${rows}\n</tbody></table></div>\n`
      },
      html: ({ text: html }: Tokens.HTML | Tokens.Tag) => escapeHtml(html),
    },
  })
  const html = marked.parse(text, { async: false })
  return { title, html, headings }
}

// An e-mail address in a sentence is an example, and no link.
const inline = new Marked({
  gfm: true,
  tokenizer: { url: () => undefined },
  renderer: { html: ({ text }) => escapeHtml(text) },
})
/** Renders a description of the schema, which may have several paragraphs and code in it. */
export const renderDescription = (text: string | null | undefined): string =>
  text ? inline.parse(text, { async: false }) : ''
