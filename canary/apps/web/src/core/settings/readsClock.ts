// An allowance of one module is none of its neighbours.
// refused: may not use clock
export const now = () => Date.now()
