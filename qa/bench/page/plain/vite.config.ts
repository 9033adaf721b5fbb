import { defineConfig } from 'vite'

/** One script that is added to the server's own page. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  build: {
    target: ['chrome123'],
    outDir: '../../../../.cache/bench/page',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/plain.ts`,
      output: { entryFileNames: 'plain.js', format: 'iife' },
    },
  },
})
