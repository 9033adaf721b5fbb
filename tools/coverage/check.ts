import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASVS_LEVELS } from './asvsLevels.ts'
import { checkAsvs } from './checkAsvs.ts'
import { checkCoverage } from './checkCoverage.ts'
import { readCoverage } from './coverageData.ts'
import { coveragePage } from './coveragePage.ts'
import { decisionFaults } from './decisionFaults.ts'
import { duplicateIds } from './duplicateIds.ts'
import { undocumentedExports } from './exportedDocs.ts'
import { repositoryTests } from './repositoryTests.ts'
import { NAMES, TOTALS } from './totals.ts'
import { root } from '../root/index.ts'

// `npm run check:docs`: exits with 1 and one sentence per fault when docs/coverage.md or docs/security/asvs.md is not
// true, one id names several browser tests, or an exported symbol of domain, contract or live has no docstring.
const files = repositoryTests(root)
const titles = files.flatMap(file => file.titles)
const pathExists = (path: string): boolean => existsSync(join(root, path))
const read = (page: string): string => readFileSync(join(root, page), 'utf8')

const sections = readCoverage(root, [...TOTALS.keys()])
const coverage = checkCoverage(sections, { totals: TOTALS, names: NAMES, pathExists, tests: files })
report('docs/coverage.md', coverage)
console.log(`names within rows: ${countsText(coverage.namesByState)}`)
if (read('docs/coverage.md') !== coveragePage(sections))
  fail(
    'docs/coverage.md differs from docs/coverage/*.json: run `npm run write:coverage`, and edit the data, not the page.',
  )
report(
  'docs/security/asvs.md',
  checkAsvs(read('docs/security/asvs.md'), { levels: ASVS_LEVELS, pathExists, titles }),
)
for (const fault of [...duplicateIds(files), ...decisionFaults(root)]) fail(fault)
console.log(`${titles.length} test titles read`)
const exported = undocumentedExports(root)
for (const fault of exported.faults) fail(fault)
console.log(
  `${exported.count} exported symbols of domain, contract and live, ${exported.faults.length} without a docstring`,
)

function report(
  page: string,
  {
    faults,
    countByState,
  }: { readonly faults: readonly string[]; readonly countByState: ReadonlyMap<string, number> },
): void {
  const total = [...countByState.values()].reduce((sum, count) => sum + count, 0)
  console.log(`${page}: ${total} rows: ${countsText(countByState)}`)
  for (const fault of faults) fail(`${page}: ${fault}`)
}

function countsText(countByState: ReadonlyMap<string, number>): string {
  return [...countByState].map(([state, count]) => `${state} ${count}`).join(', ')
}

function fail(fault: string): void {
  console.error(fault)
  process.exitCode = 1
}
