/** Stand-in for `npm start`, with the script of argument 1 in place of both processes. Runs until it is killed. */
import { loadEnvironment } from '../../env/index.ts'
import { startProduct } from '../startProduct.ts'
import { root } from '../../root/index.ts'

const part = process.argv[2] ?? ''
const product = await startProduct({
  root,
  environment: loadEnvironment({ file: undefined, warn: () => {} }),
  devEndpoints: false,
  nodeEnvironment: 'production',
  entries: { backend: [part, 'backend'], web: [part, 'web'] },
  build: async () => {},
  log: () => {},
  signal: new AbortController().signal,
})
console.log(product.origin)
