import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineOperations } from './inline-operations.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [inlineOperations(), react()],
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, chunkSizeWarningLimit: 900 },
})
