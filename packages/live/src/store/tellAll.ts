/**
 * Calls all listeners, also those after one that throws; then rethrows the first exception, so that it is reported
 * once.
 */
export function tellAll<Listener>(listeners: Iterable<Listener>, tell: (listener: Listener) => void): void {
  const failures: unknown[] = []
  for (const listener of listeners) {
    try {
      tell(listener)
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}
