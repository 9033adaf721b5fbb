import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTATED } from './packages.ts'
import { mutatedPatterns, readSources } from './readSources.ts'
import type { MutationReport } from './report.ts'
import { reportFaults } from './reportFaults.ts'
import { root } from '../root/index.ts'

// A part of `npm test`: exits with 1 and a sentence per fault when a committed mutation report no longer holds.
for (const mutated of MUTATED) {
  const text = readFileSync(join(import.meta.dirname, mutated.report), 'utf8')
  const report = JSON.parse(text) as MutationReport
  const faults = reportFaults(report, readSources(root, mutatedPatterns(mutated), mutated))
  for (const fault of faults) console.error(`${mutated.name}: ${fault}`)
  console.log(
    `mutation report of ${mutated.name}: ${Object.keys(report.files).length} files, ${faults.length} faults`,
  )
  if (faults.length > 0) process.exitCode = 1
}
