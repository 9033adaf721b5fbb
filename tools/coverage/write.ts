import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root/index.ts'
import { readCoverage } from './coverageData.ts'
import { coveragePage } from './coveragePage.ts'
import { TOTALS } from './totals.ts'

/** `npm run write:coverage`: writes docs/coverage.md from docs/coverage/*.json; with `-- --print` only prints it. */
const text = coveragePage(readCoverage(root, [...TOTALS.keys()]))
if (process.argv.includes('--print')) process.stdout.write(text)
else writeFileSync(join(root, 'docs/coverage.md'), text)
