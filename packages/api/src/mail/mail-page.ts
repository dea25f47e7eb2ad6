/** What a mail says: paragraphs, and an address to open. */
export interface MailWords {
  subject: string
  greeting: string
  before: readonly string[]
  link?: { label: string; url: string }
  after: readonly string[]
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** The same words as text and as HTML, which loads nothing from elsewhere. */
export function mailOf({
  subject,
  greeting,
  before,
  link,
  after,
}: MailWords): Record<'subject' | 'text' | 'html', string> {
  const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
  const button = link ? `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>` : ''
  return {
    subject,
    text: [greeting, ...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after].join('\n\n'),
    html: `<!doctype html><html lang="en-GB"><body style="font:15px/22px system-ui,sans-serif">${[greeting, ...before]
      .map(paragraph)
      .join('')}${button}${after.map(paragraph).join('')}</body></html>`,
  }
}
