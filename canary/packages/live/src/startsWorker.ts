// The address of a worker is an import.
// refused: leaves the module
export const worker = new Worker(new URL('../../contract/src/routes.ts', import.meta.url))
