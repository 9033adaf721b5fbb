// The address of a worker is written out.
// refused: computed at run time
export const start = (path: string) => new Worker(path)
