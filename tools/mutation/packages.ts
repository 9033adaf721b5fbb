/** A package that is mutated separately: its own tests must detect the mutants. */
export interface MutatedPackage {
  readonly name: string
  /** Its sources, from the root; paths of the report are from here. */
  readonly folder: string
  /** Configuration of Stryker and committed report, beside this file. */
  readonly config: string
  readonly report: string
}

export const DOMAIN: MutatedPackage = {
  name: 'domain',
  folder: 'packages/domain/src',
  config: 'stryker.config.json',
  report: 'report.json',
}

export const LIVE: MutatedPackage = {
  name: 'live',
  folder: 'packages/live/src',
  config: 'stryker.live.config.json',
  report: 'liveReport.json',
}

export const CONTRACT: MutatedPackage = {
  name: 'contract',
  folder: 'packages/contract/src',
  config: 'stryker.contract.config.json',
  report: 'contractReport.json',
}

export const MUTATED: readonly MutatedPackage[] = [DOMAIN, LIVE, CONTRACT]
