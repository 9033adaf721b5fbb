import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCentrifugo } from '../centrifugo/index.ts'
import { buildWeb } from '../launch/index.ts'
import { runCommand } from './runCommand.ts'
import type { ShortForm } from './shortForm.ts'
import { SHORT_FORMS } from './shortForms.ts'
import { startShared } from './startShared.ts'
import { root } from '../root/index.ts'

/**
 * Runs every command of the README in its short form, two at a time, beside a started product: `npm run
 * check:commands`, or those whose command contains one of these words: `npm run check:commands -- bench ledger`.
 * Exits with 1 when one does not do what the README says.
 */
const AT_ONCE = 2

const words = process.argv.slice(2)
const waiting = SHORT_FORMS.filter(
  ({ command }) => words.length === 0 || words.some(word => command.includes(word)),
)
const go = waiting.some(({ needs }) => needs === 'go') ? await buildCentrifugo(root) : undefined
await buildWeb(root, line => console.log(line))
const product = waiting.some(({ needs }) => needs === 'product') ? await startShared(root) : undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let failed = 0
try {
  const queue = [...waiting]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let form = queue.shift(); form; form = queue.shift()) await check(form)
    }),
  )
} finally {
  await product?.stop()
}
console.log(`${waiting.length - failed} of ${waiting.length} commands do what the README says`)
process.exitCode = failed > 0 ? 1 : 0

async function check(form: ShortForm): Promise<void> {
  if (form.needs === 'go' && go?.kind === 'absent') return console.log(`NOT RUN ${form.command}: ${go.why}`)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-command-'))
  chmodSync(folder, 0o755)
  const from = performance.now()
  const environment = form.needs === 'product' ? product!.environment : {}
  const wrong = await runCommand(form, { root, folder, environment })
  rmSync(folder, { recursive: true, force: true })
  if (wrong !== undefined) failed++
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6)
  console.log(`${wrong === undefined ? 'ok    ' : 'FAILED'}${seconds} s   ${form.command}`)
  if (wrong !== undefined) console.log(wrong)
}
