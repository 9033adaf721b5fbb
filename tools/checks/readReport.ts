/** How many tests passed, failed or were skipped. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/**
 * Counts of a report, given the tool's exit code. A tool that failed without a failed test (a file that does not
 * load, a server that does not start) counts as one failure, and so does a run without tests, which proves nothing.
 */
export function readReport(
  format: 'vitest' | 'playwright',
  text: string | undefined,
  succeeded: boolean,
): TestCounts {
  const counts = text === undefined ? { passed: 0, failed: 0, skipped: 0 } : countsOf(format, text)
  const failed = Math.max(counts.failed, succeeded && counts.passed > 0 ? 0 : 1)
  return { ...counts, failed }
}

function countsOf(format: 'vitest' | 'playwright', text: string): TestCounts {
  if (format === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(text) as VitestReport
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  }
  const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as PlaywrightReport).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}
