import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutatedPatterns, readSources } from './readSources.ts'
import type { MutationReport } from './report.ts'
import { reportFaults } from './reportFaults.ts'
import { root } from '../root/index.ts'

// A part of `npm test`: exits with 1 and a sentence per fault when the committed mutation report no longer holds.
const report = JSON.parse(readFileSync(join(import.meta.dirname, 'report.json'), 'utf8')) as MutationReport
const faults = reportFaults(report, readSources(root, mutatedPatterns()))
for (const fault of faults) console.error(fault)
console.log(`mutation report: ${Object.keys(report.files).length} files, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
