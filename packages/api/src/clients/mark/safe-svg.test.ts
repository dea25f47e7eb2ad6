import { expect, test } from 'vitest'
import { MarkError } from './mark-error.ts'
import { safeSvg } from './safe-svg.ts'

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const dot = '<circle r="4"/>'

test('what draws stays, with references within the drawing', () => {
  const inside = `<defs><linearGradient id="a"><stop offset="0" stop-color="#123"/></linearGradient></defs>${
    dot
  }<rect width="4" fill="url(#a)"/><linearGradient id="b" xlink:href="#a"/>`
  const safe = safeSvg(svg(inside, 'viewBox="0 0 8 8"'))
  for (const kept of ['viewBox="0 0 8 8"', 'url(#a)', 'xlink:href="#a"', 'stop-color="#123"', 'r="4"'])
    expect(safe).toContain(kept)
})

test.each([
  ['a script', '<script>alert(1)</script>', 'alert'],
  ['a handler', '<rect onload="alert(1)"/>', 'alert'],
  ['a link', '<a href="javascript:alert(1)"><rect/></a>', 'alert'],
  ['a link that is used', '<use href="javascript:alert(1)"/>', 'alert'],
  ['use of itself', '<g><use href="#evil"/></g>', 'evil'],
  ['a clip that is clipped', '<clipPath id="a"><rect clip-path="url(#evil)"/></clipPath>', 'evil'],
  ['use of another file', '<use xlink:href="https://evil.example/a.svg#x"/>', 'evil'],
  ['an image', '<image href="https://evil.example/a.png"/>', 'evil'],
  ['a style sheet', '<style>@import url(https://evil.example)</style>', 'evil'],
  ['a style', '<rect style="fill:url(https://evil.example)"/>', 'evil'],
  ['a fill from elsewhere', '<rect fill="url(https://evil.example#a)"/>', 'evil'],
  ['a fill that is escaped', '<rect fill="u\\72l(https://evil.example#a)"/>', 'evil'],
  ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">evil</p></foreignObject>', 'evil'],
  ['a reference that is animated', '<use><animate attributeName="href" to="javascript:alert(1)"/></use>', 'alert'],
  ['another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', 'alert'],
  ['a prefixed script', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', 'alert'],
  ['an instruction', '<?xml-stylesheet href="https://evil.example"?>', 'evil'],
  ['a comment', '<!-- evil -->', 'evil'],
  ['text that is not parsed', '<title><![CDATA[<script>evil</script>]]></title>', 'evil'],
])('%s is removed, and the rest stays', (_, hostile, gone) => {
  const safe = safeSvg(svg(hostile + dot))
  expect(safe).not.toContain(gone)
  expect(safe).toContain('<circle r="4"/>')
})

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg(`${dot}<text>&b;</text>`)}`, 'entities'],
  [
    'a file of the server',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'entities',
  ],
  ['nothing that draws', svg('<script>alert(1)</script>'), 'Nothing is left'],
  ['a drawing that is elsewhere', svg('<use href="https://evil.example/a.svg#x"/>'), 'Nothing is left'],
  ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'not an SVG'],
  ['what is not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>', 'not well-formed'],
  ['no text at all', '', 'not well-formed'],
  ['groups without end', svg('<g>'.repeat(200) + dot + '</g>'.repeat(200)), 'too intricate'],
])('%s is refused', (_, source, words) => {
  expect(() => safeSvg(source)).toThrow(MarkError)
  expect(() => safeSvg(source)).toThrow(words)
})
