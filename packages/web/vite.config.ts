import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineOperations } from './inline-operations.ts'
import { noCircles } from './no-circles.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [inlineOperations(), react(), noCircles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // A screen that arrives in sixty small files waits for sixty answers: the frame is one file, and what screens share comes in a few.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 3 },
            { name: 'icons', test: /lucide-react/, priority: 2 },
            { name: 'rules', test: /packages.(?:schema|costing)./, minShareCount: 2, priority: 2 },
            { name: 'ui', test: /packages.web.src.ui./, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
})
