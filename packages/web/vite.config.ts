import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineOperations } from './inline-operations.ts'
import { noImportCycles } from './no-import-cycles.ts'
import { pdfAssets } from './pdf-assets.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [inlineOperations(), react(), noImportCycles(), pdfAssets()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // Fewer, larger chunks: otherwise a screen would load as some sixty small files. The layout is one chunk,
        // shared code a few more.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 3 },
            { name: 'icons', test: /lucide-react/, priority: 2 },
            { name: 'rules', test: /packages.(?:schema|costing)./, minShareCount: 2, priority: 2 },
            { name: 'ui', test: /packages.web.src.(?:formats|navigation|drafts|ui)./, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
})
