import { buildWeb } from '../launch/index.ts'
import { root } from '../root/index.ts'

/** `npm run build`: the pages and the web server; skipped when none of their inputs changed. */
try {
  await buildWeb(root, line => console.log(line))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
