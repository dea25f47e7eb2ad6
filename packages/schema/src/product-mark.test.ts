import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markSvg } from './product-mark.ts'

test('the icon of the page is the mark of the product', () => {
  const icon = readFileSync(join(import.meta.dirname, '../../web/public/favicon.svg'), 'utf8')
  expect(icon.trim()).toBe(markSvg('#0B5A52', '#fff'))
})
