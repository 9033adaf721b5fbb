/** A promise that a test resolves. */
export function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve = (_value: T): void => {}
  const promise = new Promise<T>(give => (resolve = give))
  return { promise, resolve }
}
