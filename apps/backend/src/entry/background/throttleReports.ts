/**
 * Reports the first failure at once, and then at most one per `gapMs`: an unavailable engine fails hundreds of times a
 * second, which would bury the rest of the log. `leftOut` is the number of unreported failures since the last report.
 */
export function throttleReports(
  report: (error: unknown, leftOut: number) => void,
  { now, gapMs }: { readonly now: () => number; readonly gapMs: number },
): (error: unknown) => void {
  let quietUntil = -Infinity
  let leftOut = 0
  return error => {
    if (now() < quietUntil) {
      leftOut += 1
      return
    }
    quietUntil = now() + gapMs
    report(error, leftOut)
    leftOut = 0
  }
}
