import type { Reporter, ReporterOptions } from './Reporter.ts'

/** Without an address nothing is loaded, and nothing is sent. */
const NO_REPORTER: Reporter = { report() {}, breadcrumb() {} }

/** The reporter, whose chunk is fetched only where there is an address to report to; until it is here, what is said waits. */
export function loadReporter(options: ReporterOptions): Reporter {
  if (options.address === '') return NO_REPORTER
  const coming = import('./createReporter.ts').then(({ createReporter }) => createReporter(options))
  // One that does not load has nobody to be reported to.
  const whenHere = (use: (reporter: Reporter) => void): void => void coming.then(use, () => {})
  return {
    report: (...said) => whenHere(reporter => reporter.report(...said)),
    breadcrumb: crumb => whenHere(reporter => reporter.breadcrumb(crumb)),
  }
}
