import { expect, test } from 'vitest'
import { isPreviewable, previewTypeOf } from './preview-type.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

test('what is shown is told by its first bytes, from a closed list', () => {
  for (const [head, type] of [
    ['%PDF-1.7\n', 'application/pdf'],
    ['\n\n%PDF-1.4', 'application/pdf'],
    ['\u0089PNG\r\n\u001a\n....IHDR', 'image/png'],
    ['\u00ff\u00d8\u00ff\u00e0..JFIF', 'image/jpeg'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ] as const)
    expect([head, previewTypeOf(bytes(head))]).toEqual([head, type])
})

test('what a browser would run is never shown', () => {
  for (const head of [
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<?xml version="1.0"?><svg/>',
    'PNG',
    'RIFF....WAVE',
    'GIF80a',
    'PK\u0003\u0004',
    '',
    `${' '.repeat(1024)}%PDF-1.7`,
  ])
    expect(previewTypeOf(bytes(head))).toBeUndefined()
  // Behind the mark of an image or of a PDF anything may follow: it is drawn as that image, or as pages, and never read
  // as a document.
  expect(previewTypeOf(bytes('GIF89a<script>'))).toBe('image/gif')
  expect(previewTypeOf(bytes('<html>%PDF-'))).toBe('application/pdf')
})

test('which files are worth asking for', () => {
  for (const name of [
    'order.pdf',
    'ORDER.PDF',
    'scan.JPG',
    'scan.jpeg',
    'a.png',
    'a.gif',
    'a.webp',
    'Order no.5',
    'order',
  ])
    expect([name, isPreviewable(name)]).toEqual([name, true])
  for (const name of ['a.docx', 'a.doc', 'a.xlsx', 'a.csv', 'page.html', 'drawing.svg', 'order.pdf.exe', null])
    expect([name, isPreviewable(name)]).toEqual([name, false])
})
