interface WithYield {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** Allows the browser to handle a tap or paint a frame before the code after it. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithYield
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
