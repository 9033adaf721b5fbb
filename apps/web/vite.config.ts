import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Programs of the machine, which cannot be bundled: they are found in node_modules. */
const NATIVE = ['sharp', '@resvg/resvg-js']

/**
 * The entry names every chunk, and what is random in a name does not compress: seven signs are the fewest there are.
 * Files that both builds name (icons, fonts) are named so by both: the server's page points at the browser's file.
 */
const namesOf = (ending: string): string => `assets/[name]-[hash:7].${ending}`

const REPOSITORY = resolve(import.meta.dirname, '../..')
const CLASS_HASH_LENGTH = 2

/**
 * The class name of a CSS module: all names of a file end alike, because random characters do not compress and each
 * name is in the HTML, the style sheet and the scripts.
 */
function className(name: string, file: string): string {
  const path = relative(REPOSITORY, file.split('?')[0] ?? file).replaceAll('\\', '/')
  const made = `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, CLASS_HASH_LENGTH)}`
  const other = classFiles.get(made) ?? path
  if (other !== path)
    throw new Error(`${made} is a class of ${other} and of ${path}: raise CLASS_HASH_LENGTH.`)
  classFiles.set(made, path)
  return made
}
const classFiles = new Map<string, string>()

/** Leaves out what every page has loaded already: the lists of what a later part needs are part of the first load. */
const withoutEntry = (_: string, files: string[]): string[] =>
  files.filter(file => !/^assets\/(?:client|rolldown-runtime)-/.test(file))

/**
 * Two builds from one configuration: the browser's (`dist/client`, with a manifest) and the server's (`dist/server`,
 * everything else bundled so that the process reads few files and React runs as production code).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  define: {
    __VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.0.0'),
    // Said at build time for the server too: React's development code costs four times the CPU a page.
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
  },
  css: { modules: { generateScopedName: className } },
  resolve: {
    // The shim is for React 17; ours has the hook itself.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  ssr: command === 'build' ? { noExternal: true, external: NATIVE } : {},
  build: {
    target: isSsrBuild ? 'node24' : ['chrome123', 'firefox120', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutEntry },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? { main: 'src/app/server/main.ts' } : { client: 'src/app/client.tsx' },
      output: {
        assetFileNames: namesOf('[ext]'),
        ...(!isSsrBuild && {
          entryFileNames: namesOf('js'),
          chunkFileNames: namesOf('js'),
        }),
      },
    },
  },
}))
