import { expect, test } from 'vitest'
import { readReport } from './readReport.ts'

const vitest = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 1 })

test('single tests are counted', () => {
  expect(readReport('vitest', vitest(40, 0), true)).toEqual({ passed: 40, failed: 0, skipped: 1 })
  expect(readReport('vitest', vitest(38, 2), false)).toEqual({ passed: 38, failed: 2, skipped: 1 })
})

test('a test that passes only when tried again has failed', () => {
  const text = JSON.stringify({ stats: { expected: 9, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(readReport('playwright', text, true)).toEqual({ passed: 9, failed: 1, skipped: 0 })
})

test('a tool that fails without a failed test is one failure', () => {
  expect(readReport('vitest', vitest(40, 0), false).failed).toBe(1)
  expect(readReport('playwright', undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run without tests has proved nothing', () => {
  expect(readReport('vitest', vitest(0, 0), true).failed).toBe(1)
  expect(readReport('vitest', undefined, true).failed).toBe(1)
})
