import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Built as the product is: React's production code, the same browsers. The product's own build does not include it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  plugins: [react()],
  define: { __VERSION__: JSON.stringify('bench'), 'process.env.NODE_ENV': JSON.stringify('production') },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: ['chrome123'],
    outDir: '../../../../.cache/bench/odds',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
})
