import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkCoverage } from './checkCoverage.ts'
import { repositoryTests } from './repositoryTests.ts'
import { TOTALS } from './totals.ts'

// `npm run docs:check`: exits with 1 and one sentence per fault when docs/coverage.md says what is not so.
const root = resolve(import.meta.dirname, '../..')
const titles = repositoryTests(root).flatMap(file => file.titles)
const { faults, countByState } = checkCoverage(readFileSync(join(root, 'docs/coverage.md'), 'utf8'), {
  totals: TOTALS,
  pathExists: path => existsSync(join(root, path)),
  titles,
})
const total = [...countByState.values()].reduce((sum, count) => sum + count, 0)
const counts = [...countByState].map(([state, count]) => `${state} ${count}`).join(', ')
console.log(`coverage: ${total} rows: ${counts} (${titles.length} test titles read)`)
for (const fault of faults) console.error(`docs/coverage.md: ${fault}`)
if (faults.length > 0) process.exitCode = 1
