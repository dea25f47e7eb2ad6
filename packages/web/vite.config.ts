import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineOperations } from './inline-operations.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [inlineOperations(), react()],
  build: {
    outDir: 'dist', emptyOutDir: true, sourcemap: false, chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // A screen that arrives in sixty small files waits for sixty answers: the frame is one file, and what several screens share comes in a few.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000, priority: 1 },
          ],
        },
      },
    },
  },
})
