/**
 * Calls all listeners, also those after one that throws; then rethrows the first exception, so that it is reported
 * once.
 */
export function notifyAll<Listener>(
  listeners: Iterable<Listener>,
  notify: (listener: Listener) => void,
): void {
  const failures: unknown[] = []
  for (const listener of listeners) {
    try {
      notify(listener)
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}
