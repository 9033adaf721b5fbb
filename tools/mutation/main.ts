import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { DOMAIN, mutatedPatterns, readSources } from './readSources.ts'
import { toReport, writeReport, type StrykerReport } from './report.ts'
import { reportFaults } from './reportFaults.ts'
import { root } from '../root/index.ts'

/**
 * `npm run mutation`: plants faults in the slip, odds, system and money code, sees which of them no test notices, and
 * writes `report.json` beside this file. Goes on where the last run ended; `npm run mutation -- --force` starts afresh,
 * which is needed when something changed that the mutated modules only use. `-- --short` plants them in one file and writes nothing.
 */
const SHORT = ['packages/domain/src/ratio/**/*.ts', '!**/*.test.ts']
const isShort = process.argv.includes('--short')
const full = join(root, '.cache/mutation/mutation.json')
rmSync(full, { force: true }) // an old one must not speak for this run
const patterns = isShort ? SHORT : mutatedPatterns()
const sources = readSources(root, patterns)
process.chdir(root) // what the configuration names stands there
await new Stryker({
  configFile: 'tools/mutation/stryker.config.json',
  force: process.argv.includes('--force'),
  ...(isShort && { mutate: SHORT, incremental: false }),
}).runMutationTest()
const report = toReport(JSON.parse(readFileSync(full, 'utf8')) as StrykerReport, DOMAIN, sources)
if (!isShort) writeFileSync(join(import.meta.dirname, 'report.json'), writeReport(report))
for (const [module, { score, mutants, noticed, tests }] of Object.entries(report.modules))
  console.log(
    `${module.padEnd(14)}${score.toFixed(1).padStart(6)} %   ${noticed} of ${mutants}, ${tests} tests`,
  )
const faults = reportFaults(report, readSources(root, patterns))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
