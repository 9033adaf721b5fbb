import type { Reporter, ReporterOptions } from './Reporter.ts'

/** Without an address nothing is loaded, and nothing is sent. */
const NO_REPORTER: Reporter = { report() {}, breadcrumb() {} }

/** The reporter. Its chunk is loaded only where an address for reports is configured; until then reports wait. */
export function loadReporter(options: ReporterOptions): Reporter {
  if (options.address === '') return NO_REPORTER
  const coming = import('./createReporter.ts').then(({ createReporter }) => createReporter(options))
  // A reporter that fails to load cannot be reported.
  const whenHere = (use: (reporter: Reporter) => void): void => void coming.then(use, () => {})
  return {
    report: (...args) => whenHere(reporter => reporter.report(...args)),
    breadcrumb: crumb => whenHere(reporter => reporter.breadcrumb(crumb)),
  }
}
