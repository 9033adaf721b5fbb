import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../runTool.ts'

const IMPORTS = 'no-restricted-imports'
const GLOBALS = 'no-restricted-globals'
const PROPERTIES = 'no-restricted-properties'

/**
 * The rule that refuses each of these canaries: imports and globals of every kind of module, and rules for all code.
 */
const REFUSED: readonly (readonly [file: string, rule: string])[] = [
  ['packages/domain/src/importsContract.ts', IMPORTS],
  ['packages/domain/src/importsNode.ts', IMPORTS],
  ['packages/domain/src/importsPackage.ts', IMPORTS],
  ['packages/contract/src/importsDeep.ts', IMPORTS],
  ['packages/exactly-once/src/importsContract.ts', IMPORTS],
  ['packages/live/src/importsReact.ts', IMPORTS],
  ['packages/ui/src/importsDomain.ts', IMPORTS],
  ['apps/web/src/shared/navigation/importsCore.ts', IMPORTS],
  ['apps/web/src/core/live/importsPiece.ts', IMPORTS],
  ['apps/web/src/core/settings/importsLaterCore.ts', IMPORTS],
  ['apps/web/src/core/slip/importsPackage.ts', IMPORTS],
  ['apps/web/src/pieces/odds-cell/importsFeature.ts', IMPORTS],
  ['apps/web/src/features/ticket/importsFeature.tsx', IMPORTS],
  ['apps/web/src/features/ticket/importsTesting.ts', IMPORTS],
  ['apps/web/src/core/session/importsTestSupport.ts', IMPORTS],
  ['apps/web/src/blocks/importsRoute.ts', IMPORTS],
  ['apps/web/src/pages/home/importsRoute.ts', IMPORTS],
  ['apps/web/src/pages/home/importsOpen.ts', IMPORTS],
  ['apps/backend/src/api/ledger/importsLaterCall.ts', IMPORTS],
  ['apps/backend/src/api/bets/importsPackage.ts', IMPORTS],
  ['apps/backend/src/pricing/importsStore.ts', IMPORTS],
  ['apps/backend/src/store/importsPackage.ts', IMPORTS],
  ['packages/domain/src/startsTimer.ts', GLOBALS],
  ['packages/domain/src/callsNetwork.ts', GLOBALS],
  ['packages/domain/src/keepsLocally.ts', GLOBALS],
  ['packages/domain/src/readsClock.ts', PROPERTIES],
  ['packages/domain/src/drawsRandom.ts', PROPERTIES],
  ['qa/simulation/client/readsClock.ts', PROPERTIES],
  ['apps/web/src/core/settings/readsClock.ts', PROPERTIES],
  ['qa/load/importsApplication.ts', IMPORTS],
  ['tools/importsQa.ts', IMPORTS],
  ['packages/domain/src/cycleOne.ts', 'no-cycle'],
  ['apps/web/src/features/ticket/breaksHooks.tsx', 'rules-of-hooks'],
  ['apps/web/src/core/slip/longFunction.ts', 'max-lines-per-function'],
]
const LET_THROUGH = [
  'apps/web/src/core/slip/allowed.ts',
  'packages/contract/src/allowed.ts',
  'tools/allowedLength.ts',
]

/** The linter's rules, by which an editor shows a breach while it is typed. */
export function lintFaults(root: string): readonly string[] {
  const config = join(root, '.cache', 'canary.oxlintrc.json')
  const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>
  writeFileSync(config, JSON.stringify({ ...rules, ignorePatterns: [] }))
  const lines = runTool(root, 'oxlint', ['-c', config, '--format=unix', 'canary']).split('\n')
  return [
    ...REFUSED.filter(([file, rule]) => !lines.some(line => line.includes(file) && line.includes(rule))).map(
      ([file, rule]) => `The linter's ${rule} did not refuse canary/${file}.`,
    ),
    ...LET_THROUGH.flatMap(file => lines.filter(line => line.includes(file))).map(
      line => `The linter refused what is allowed: ${line}`,
    ),
  ]
}
