// The domain is given the moment.
// refused: may not use clock
export const now = () => Date.now()
