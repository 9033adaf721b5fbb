import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner'
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import type { MutatedPackage } from '../packages.ts'
import { freshModules } from './freshModules.ts'
import { forgetTests, foundTests, type FoundTest } from './vitestStandIn.ts'

/** These tests check that random walks cover enough: they test no rule. */
const LEFT_OUT = 'the walks see'

/**
 * Runs the tests of a package in Stryker's own process. They share no state, so they need neither a process nor a
 * module graph of their own for each mutant; modules are loaded again only for a mutant that acts while they load.
 */
class PackageRunner implements TestRunner {
  readonly #load: () => Promise<unknown>
  readonly #stryker: InstrumenterContext = ((globalThis as Record<string, unknown>)[
    INSTRUMENTER_CONSTANTS.NAMESPACE
  ] ??= {}) as InstrumenterContext
  #tests: readonly FoundTest[] = []
  #isPristine = false

  constructor(folder: string) {
    this.#load = freshModules(resolve(folder), testFiles(folder))
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun(): Promise<DryRunResult> {
    await this.#reload(undefined)
    const tests: TestResult[] = []
    for (const test of this.#tests) {
      this.#stryker.currentTestId = test.id
      tests.push(await resultOf(test))
    }
    delete this.#stryker.currentTestId
    const { mutantCoverage } = this.#stryker
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, mutantActivation, reloadEnvironment, hitLimit, testFilter, sandboxFileName } =
      options
    const isStatic = mutantActivation === 'static'
    Object.assign(this.#stryker, { hitCount: 0, hitLimit })
    try {
      if (reloadEnvironment || isStatic || !this.#isPristine)
        await this.#reload(isStatic ? activeMutant.id : undefined)
    } catch (error) {
      // A mutant that prevents loading is detected.
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 }
    }
    this.#stryker.activeMutant = activeMutant.id
    const wanted = testFilter && new Set(testFilter)
    const tests: TestResult[] = []
    for (const test of likelyFirst(this.#tests, sandboxFileName)) {
      if (wanted?.has(test.id) === false) continue
      const result = await resultOf(test)
      tests.push(result)
      if (result.status === TestStatus.Failed) break
    }
    delete this.#stryker.activeMutant
    const timeOut = determineHitLimitReached(this.#stryker.hitCount, hitLimit)
    return toMutantRunResult(timeOut ?? { status: DryRunStatus.Complete, tests })
  }

  /** Loads all tests and what they test, with one active mutant or none. */
  async #reload(activeMutant: string | undefined): Promise<void> {
    this.#isPristine = false
    forgetTests()
    if (activeMutant === undefined) delete this.#stryker.activeMutant
    else this.#stryker.activeMutant = activeMutant
    await this.#load()
    this.#tests = foundTests().filter(test => !test.id.includes(LEFT_OUT))
    this.#isPristine = activeMutant === undefined
  }
}

function testFiles(folder: string): readonly string[] {
  const files = globSync(`${folder}/**/*.test.ts`)
  return files.map(path => path.replaceAll('\\', '/')).sort()
}

/**
 * The tests beside the mutated file first, random walks last: a mutant is done with its first failing test, and most
 * are detected by a focused test in the same folder.
 */
function likelyFirst(tests: readonly FoundTest[], mutated: string): readonly FoundTest[] {
  const module = dirname(mutated)
  const rank = ({ file }: FoundTest) =>
    (dirname(resolve(file)) === module ? 0 : 2) + Number(/(?:Walks|Model)\.test\.ts$/.test(file))
  return tests.toSorted((a, b) => rank(a) - rank(b))
}

async function resultOf({ id, file, run }: FoundTest): Promise<TestResult> {
  const startedAt = performance.now()
  const facts = () => ({ id, name: id, fileName: resolve(file), timeSpentMs: performance.now() - startedAt })
  try {
    await run()
    return { ...facts(), status: TestStatus.Success }
  } catch (error) {
    return { ...facts(), status: TestStatus.Failed, failureMessage: String(error) }
  }
}

/** The test runner of a package, under the package's name. */
export function runnerPlugins({ name, folder }: MutatedPackage) {
  class Runner extends PackageRunner {
    constructor() {
      super(folder)
    }
  }
  return [declareClassPlugin(PluginKind.TestRunner, name, Runner)]
}
