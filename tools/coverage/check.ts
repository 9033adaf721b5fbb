import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASVS_LEVELS } from './asvsLevels.ts'
import { checkAsvs } from './checkAsvs.ts'
import { checkCoverage } from './checkCoverage.ts'
import { duplicateIds } from './duplicateIds.ts'
import { repositoryTests } from './repositoryTests.ts'
import { TOTALS } from './totals.ts'
import { root } from '../root/index.ts'

// `npm run check:docs`: exits with 1 and one sentence per fault when docs/coverage.md or docs/security/asvs.md says what is
// not so, or one id names several browser tests.
const files = repositoryTests(root)
const titles = files.flatMap(file => file.titles)
const pathExists = (path: string): boolean => existsSync(join(root, path))
const read = (page: string): string => readFileSync(join(root, page), 'utf8')

tell('docs/coverage.md', checkCoverage(read('docs/coverage.md'), { totals: TOTALS, pathExists, titles }))
tell(
  'docs/security/asvs.md',
  checkAsvs(read('docs/security/asvs.md'), { levels: ASVS_LEVELS, pathExists, titles }),
)
for (const fault of duplicateIds(files)) fail(fault)
console.log(`${titles.length} test titles read`)

function tell(
  page: string,
  {
    faults,
    countByState,
  }: { readonly faults: readonly string[]; readonly countByState: ReadonlyMap<string, number> },
): void {
  const total = [...countByState.values()].reduce((sum, count) => sum + count, 0)
  const counts = [...countByState].map(([state, count]) => `${state} ${count}`).join(', ')
  console.log(`${page}: ${total} rows: ${counts}`)
  for (const fault of faults) fail(`${page}: ${fault}`)
}

function fail(fault: string): void {
  console.error(fault)
  process.exitCode = 1
}
