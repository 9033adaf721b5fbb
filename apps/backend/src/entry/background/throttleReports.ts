/**
 * Reports the first failure at once, and then at most one in `gapMs`: an engine that is away fails some hundred times a
 * second, which would bury everything else in the log. `leftOut` is how many were not reported since the last one.
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
