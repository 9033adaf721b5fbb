import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type * as Development from './server/development.ts'

/**
 * The web server of `npm run dev`: the same handler, with Vite in front of it for modules and hot reload. Vite may
 * serve to browsers only files of this repository.
 */
const root = join(import.meta.dirname, '../..')
const vite: ViteDevServer = await createVite({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
})
const { startDevelopment } = (await vite.ssrLoadModule(
  '/src/app/server/development.ts',
)) as typeof Development
await startDevelopment(vite)
