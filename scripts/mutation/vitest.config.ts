import { configDefaults, defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Random walks last: most mutants fall to a test that says one thing, in a thousandth of the time. */
class WalksLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => Number(/(?:Walks|Model)\.test\.ts$/.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => isWalk(a) - isWalk(b))
  }
}

/** The tests a mutant has to get past: those of the domain, without the one that reads sources instead of running them. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'packages/domain/src/rules.test.ts'],
    isolate: false,
    sequence: { sequencer: WalksLast },
    setupFiles: ['scripts/mutation/steadyProperties.ts'],
  },
})
