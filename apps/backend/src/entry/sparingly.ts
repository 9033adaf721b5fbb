/**
 * Passes the first failure on at once, and then one of many: an engine that is away fails some hundred times a second, which would
 * bury what else the log says. `leftOut` is how many were not told since the last one.
 */
export function sparingly(
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
