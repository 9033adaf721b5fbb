interface WithYield {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** Lets the browser answer a tap or paint a frame before what comes after. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as WithYield
  return scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}
