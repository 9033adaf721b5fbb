// The address of code is an import.
// refused: leaves the module
export const address = new URL('../../features/ticket/index.ts', import.meta.url)
