import type { Element } from '@xmldom/xmldom'
import { ATTRIBUTES } from './safe-svg-words.ts'

type Declarations = readonly (readonly [name: string, value: string])[]

const declarationsOf = (text: string): Declarations =>
  text.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    const [known, said] = [name.trim().toLowerCase(), value.join(':').trim()]
    return ATTRIBUTES.has(known) && said !== '' ? [[known, said] as const] : []
  })

const RULE = /([^{}]+)\{([^{}]*)\}/g
const CLASS = /^\.([\w-]+)$/

/** What simple rules of style sheets say of classes: drawing programs write colours so. Others are left out. */
function classesOf(sheets: string): ReadonlyMap<string, Declarations> {
  const classes = new Map<string, Declarations>()
  for (const [, selectors = '', body = ''] of sheets.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(RULE))
    for (const selector of selectors.split(',')) {
      const name = CLASS.exec(selector.trim())?.[1]
      if (name) classes.set(name, [...(classes.get(name) ?? []), ...declarationsOf(body)])
    }
  return classes
}

/**
 * Writes what style sheets, classes and `style` say of the elements of a drawing into attributes, which say the same:
 * the styles themselves are removed. What they say is looked at as any other attribute is.
 */
export function inlineStyles(root: Element): void {
  const sheets = Array.from(root.getElementsByTagName('style')).map(({ textContent }) => textContent ?? '')
  const classes = classesOf(sheets.join('\n'))
  for (const element of [root, ...Array.from(root.getElementsByTagName('*'))]) {
    const named = (element.getAttribute('class') ?? '').split(/\s+/).flatMap((name) => classes.get(name) ?? [])
    for (const [name, value] of [...named, ...declarationsOf(element.getAttribute('style') ?? '')])
      element.setAttribute(name, value)
  }
}
