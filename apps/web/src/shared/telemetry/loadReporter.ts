import type { Reporter, ReporterOptions } from './Reporter.ts'

/** The reporter, in a chunk of its own that is fetched only where there is an address to report to. */
export async function loadReporter(options: ReporterOptions): Promise<Reporter> {
  const { createReporter } = await import('./createReporter.ts')
  return createReporter(options)
}
