import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Reads the files as the product's build does; what is built, and from where, is Storybook's own. */
export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
})
