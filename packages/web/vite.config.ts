import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { explorerFonts } from './explorer-fonts.ts'
import { inlineOperations } from './inline-operations.ts'
import { noImportCycles } from './no-import-cycles.ts'
import { pdfAssets } from './pdf-assets.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [explorerFonts(), inlineOperations(), react(), noImportCycles(), pdfAssets()],
  // They import workers in the way of Vite, which does not read what it bundles in advance for `npm run dev`.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The editor of the explorer is the largest; what the first page loads is measured (`npm run bench browser`).
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      // Packages of the explorer mark modules for a compiler that is not used here.
      checks: { moduleLevelDirective: false },
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
