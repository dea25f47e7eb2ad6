import { DOMParser, XMLSerializer, type Document, type Element, type Node } from '@xmldom/xmldom'
import { inlineStyles } from './inline-styles.ts'
import { MarkError } from './mark-error.ts'
import { ATTRIBUTES, ELEMENTS, SHAPES } from './safe-svg-words.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XMLNS = 'http://www.w3.org/2000/xmlns/'
const ELEMENT = 1
const TEXT = 3
const MOST_ELEMENTS = 5_000
const MOST_DEPTH = 100

/** A reference within the drawing, which is all that `href` and `url()` may hold. */
const LOCAL = /^#[\w.-]+$/
const LOCAL_URL = /^url\(\s*(['"]?)#[\w.-]+\1\s*\)$/

/**
 * The drawing with nothing but what draws: styles become attributes, what the lists do not name is removed, and what
 * then shows nothing is refused. Entities are refused before they are read, so that none can be expanded.
 */
export function safeSvg(source: string): string {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new MarkError('The SVG declares entities, which a mark may not.')
  const document = parse(source.replace(/^\uFEFF/, ''))
  const root = document.documentElement
  if (root?.namespaceURI !== SVG || root.localName !== 'svg') throw new MarkError('The file is not an SVG.')
  inlineStyles(root)
  const counted = { elements: 0, shapes: 0 }
  clean(root, 0, counted)
  if (counted.shapes === 0) throw new MarkError('Nothing is left of the SVG without what a mark may not contain.')
  return new XMLSerializer().serializeToString(root)
}

function parse(source: string): Document {
  const onError = (): never => {
    throw new MarkError('The SVG cannot be read: it is not well-formed.')
  }
  try {
    return new DOMParser({ onError }).parseFromString(source, 'image/svg+xml')
  } catch {
    return onError()
  }
}

function clean(element: Element, depth: number, counted: { elements: number; shapes: number }): void {
  counted.elements += 1
  if (counted.elements > MOST_ELEMENTS || depth > MOST_DEPTH)
    throw new MarkError('The SVG is too intricate for a mark.')
  if (SHAPES.has(element.localName ?? '')) counted.shapes += 1
  for (const attribute of Array.from(element.attributes)) {
    const { namespaceURI, localName, value } = attribute
    // A shape that clips may not be clipped itself: chains of such clips multiply.
    const isChained = localName === 'clip-path' && element.parentNode?.nodeName.split(':').at(-1) === 'clipPath'
    if (isChained || !mayStay(namespaceURI, localName ?? attribute.name, value)) element.removeAttributeNode(attribute)
  }
  for (const child of Array.from(element.childNodes)) {
    if (isDrawn(child)) clean(child, depth + 1, counted)
    else if (child.nodeType !== TEXT) element.removeChild(child)
  }
}

function isDrawn(node: Node): node is Element {
  if (node.nodeType !== ELEMENT) return false
  const { namespaceURI, localName } = node as Element
  return namespaceURI === SVG && localName != null && ELEMENTS.has(localName)
}

function mayStay(namespace: string | null, name: string, value: string): boolean {
  if (namespace === XMLNS) return value === SVG || value === XLINK
  if (name === 'href' && (namespace === null || namespace === XLINK)) return LOCAL.test(value)
  if (namespace !== null || !ATTRIBUTES.has(name)) return false
  return !/url|\\|@import/i.test(value) || name === 'id' || LOCAL_URL.test(value.trim())
}
