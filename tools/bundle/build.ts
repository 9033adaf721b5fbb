import { buildWeb } from '../launch/index.ts'
import { root } from '../root/index.ts'

/** `npm run build`: the pages and the web server, left out when nothing they are made of changed. */
try {
  await buildWeb(root, line => console.log(line))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
