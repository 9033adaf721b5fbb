// Resolving a name is importing it.
// refused: no Node module
export const address = import.meta.resolve('node:fs')
