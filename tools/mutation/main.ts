import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { DOMAIN, MUTATED, type MutatedPackage } from './packages.ts'
import { mutatedPatterns, readSources } from './readSources.ts'
import { toReport, writeReport, type StrykerReport } from './report.ts'
import { reportFaults } from './reportFaults.ts'
import { root } from '../root/index.ts'

/**
 * `npm run mutation -- [--only domain]`: mutates the money and state code of each package, counts the mutants that no
 * test detects, and writes the reports beside this file. Continues where the last run ended; `--force` starts again,
 * which is needed when something changed that the mutated code only uses. `--short` mutates one file and writes
 * nothing.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
})
const SHORT = ['packages/domain/src/ratio/**/*.ts', '!**/*.test.ts']
process.chdir(root) // paths in the configuration are relative to it
if (values.short) await run(DOMAIN, SHORT)
else
  for (const mutated of MUTATED)
    if ((values.only ?? mutated.name) === mutated.name) await run(mutated, mutatedPatterns(mutated))

async function run(mutated: MutatedPackage, patterns: readonly string[]): Promise<void> {
  const full = join(root, '.cache/mutation/mutation.json')
  rmSync(full, { force: true }) // an old report must not count for this run
  const sources = readSources(root, patterns, mutated)
  await new Stryker({
    configFile: `tools/mutation/${mutated.config}`,
    force: values.force,
    ...(values.short && { mutate: [...patterns], incremental: false }),
  }).runMutationTest()
  const stryker = JSON.parse(readFileSync(full, 'utf8')) as StrykerReport
  const report = toReport(stryker, mutated.folder, sources)
  if (!values.short) writeFileSync(join(import.meta.dirname, mutated.report), writeReport(report))
  for (const [module, { score, mutants, noticed, tests }] of Object.entries(report.modules))
    console.log(
      `${module.padEnd(14)}${score.toFixed(1).padStart(6)} %   ${noticed} of ${mutants}, ${tests} tests`,
    )
  const faults = reportFaults(report, readSources(root, patterns, mutated))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
