import { escaped } from '@costdraft/schema/small-page.ts'

/** An address to open, with the words that lead to it. */
export interface MailLink {
  label: string
  url: string
}

/** What a mail says: paragraphs, and an address to open, or a list of them. */
export interface MailWords {
  subject: string
  greeting: string
  before: readonly string[]
  link?: MailLink
  /** Sentences, each with the address of what it is about. */
  list?: readonly MailLink[]
  after: readonly string[]
  /** What else can be opened, at the end. */
  links?: readonly MailLink[]
}

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const anchor = ({ label, url }: MailLink): string => `<a href="${escaped(url)}">${escaped(label)}</a>`
const withAddress = ({ label, url }: MailLink): string => `${label}:\n${url}`

/** The same words as text and as HTML, which loads nothing from elsewhere. */
export function mailOf({
  subject,
  greeting,
  before,
  link,
  list = [],
  after,
  links = [],
}: MailWords): Record<'subject' | 'text' | 'html', string> {
  const button = link ? `<p>${anchor(link)}</p>` : ''
  const items = list.length > 0 ? `<ul>${list.map((item) => `<li>${anchor(item)}</li>`).join('')}</ul>` : ''
  const foot = links.map((one) => `<p>${anchor(one)}</p>`).join('')
  return {
    subject,
    text: [
      ...[greeting, ...before],
      ...(link ? [withAddress(link)] : []),
      ...list.map(({ label, url }) => `- ${label}\n  ${url}`),
      ...after,
      ...links.map(withAddress),
    ].join('\n\n'),
    html: `<!doctype html><html lang="en-GB"><body style="font:15px/22px system-ui,sans-serif">${[greeting, ...before]
      .map(paragraph)
      .join('')}${button}${items}${after.map(paragraph).join('')}${foot}</body></html>`,
  }
}
