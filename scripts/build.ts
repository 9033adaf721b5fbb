import { resolve } from 'node:path'
import { buildWeb } from './launch/index.ts'

/** `npm run build`: the pages and the web server, left out when nothing they are made of changed. */
try {
  await buildWeb(resolve(import.meta.dirname, '..'), line => console.log(line))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
