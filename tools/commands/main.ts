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
 * Runs every command of the README in its short form beside a started product, two at a time and a third that mostly
 * waits: `npm run check:commands`, or those whose command contains one of these words: `npm run check:commands -- bench
 * ledger`. Exits with 1 when one does not do what the README says.
 */
const COMPUTING_AT_ONCE = 2

const words = process.argv.slice(2)
const selected = SHORT_FORMS.filter(
  ({ command }) => words.length === 0 || words.some(word => command.includes(word)),
)
const go = selected.some(({ needs }) => needs === 'go') ? await buildCentrifugo(root) : undefined
await buildWeb(root, line => console.log(line))
let productUsers = new Set(selected.filter(({ needs }) => needs === 'product').map(runOf)).size
const product = productUsers > 0 ? await startShared(root) : undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let failed = 0
try {
  const runs = [...Map.groupBy(selected, runOf).values()].toSorted(productFirst)
  const computing = runs.filter(([form]) => !form!.waits)
  const waiting = runs.filter(([form]) => form!.waits)
  const work = async (...queues: (typeof runs)[]): Promise<void> => {
    for (const queue of queues)
      for (let forms = queue.shift(); forms; forms = queue.shift()) await check(forms)
  }
  await Promise.all([
    ...Array.from({ length: COMPUTING_AT_ONCE }, () => work(computing, waiting)),
    work(waiting),
  ])
} finally {
  await product?.stop()
}
console.log(`${selected.length - failed} of ${selected.length} commands do what the README says`)
process.exitCode = failed > 0 ? 1 : 0

/** The product is stopped after the last of them: its feed takes a part of the processor as long as it runs. */
function productFirst([one]: readonly ShortForm[], [other]: readonly ShortForm[]): number {
  return Number(other!.needs === 'product') - Number(one!.needs === 'product')
}

/** Commands of the README with the same short form, such as `npm start` on two ports, share one run. */
function runOf({ run, settings, serves, needs, prints }: ShortForm): string {
  return JSON.stringify([run, settings, serves, needs, String(prints)])
}

async function check(forms: readonly ShortForm[]): Promise<void> {
  const form = forms[0]!
  const commands = forms.map(({ command }) => command)
  if (form.needs === 'go' && go?.kind === 'absent')
    return console.log(`NOT RUN ${commands.join(', ')}: ${go.why}`)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-command-'))
  chmodSync(folder, 0o755)
  const from = performance.now()
  const environment = form.needs === 'product' ? product!.environment : {}
  const wrong = await runCommand(form, { root, folder, environment })
  rmSync(folder, { recursive: true, force: true })
  if (form.needs === 'product' && --productUsers === 0) await product!.stop()
  if (wrong !== undefined) failed += forms.length
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(6)
  console.log(`${wrong === undefined ? 'ok    ' : 'FAILED'}${seconds} s   ${commands.join(', ')}`)
  if (wrong !== undefined) console.log(wrong)
}
