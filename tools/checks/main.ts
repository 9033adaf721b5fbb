import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PARTS, runPart } from './index.ts'
import { nodeFault } from '../launch/index.ts'
import { root } from '../root/index.ts'

/** `npm test`: every part in order, or those named: `npm test -- lint boundaries`. Continues after a failure. */
const nodeProblem = nodeFault(process.versions.node, process.platform, process.arch)
if (nodeProblem !== undefined) fail(nodeProblem)

const names = process.argv.slice(2)
const unknown = names.find(name => !PARTS.some(part => part.name.includes(name)))
if (unknown !== undefined)
  fail(`No part is called "${unknown}". There are: ${PARTS.map(part => part.name).join(', ')}`)

mkdirSync(join(root, '.cache', 'reports'), { recursive: true })
let passed = 0
let failed = 0
const notRun: string[] = []
for (const part of PARTS) {
  if (names.length > 0 && !names.some(name => part.name.includes(name))) continue
  const missing = await part.missing?.(root)
  if (missing !== undefined) {
    notRun.push(missing)
    console.log(`NOT RUN ${part.name.padEnd(30)} ${missing}`)
    continue
  }
  const result = await runPart(root, part)
  passed += result.passed
  failed += result.failed
  if (result.failed > 0) console.log(result.output.trimEnd())
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : ''
  const outcome = result.failed > 0 ? 'FAILED' : 'ok'
  const counts = `${result.passed} passed, ${result.failed} failed${skipped}`
  console.log(
    `${outcome.padEnd(7)}${part.name.padEnd(31)}${result.seconds.toFixed(1).padStart(6)} s   ${counts}`,
  )
}
for (const missing of notRun) console.log(`\nNOT RUN: ${missing}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
