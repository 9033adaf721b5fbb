interface WithYield {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** Lets the browser handle a tap or paint a frame before the code after it. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithYield
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
