import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What PDF.js fetches by name while it reads a file: character maps, the fonts that a PDF need not carry, the decoders
 * of scanned images (as scripts: the Content-Security-Policy allows no WebAssembly), and the licences of all of these.
 */
const FILES = ['cmaps/*', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js', 'wasm/LICENSE_*']

/**
 * Vite plugin: adds these files to the build, in a folder that has the version of PDF.js in its name because browsers
 * keep them for a year.
 */
export const pdfAssets = (): Plugin => ({
  name: 'pdf-assets',
  generateBundle() {
    const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    for (const name of globSync(FILES, { cwd: root }))
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdfjs-${version}/${name.replaceAll('\\', '/')}`,
        source: readFileSync(join(root, name)),
      })
  },
})
