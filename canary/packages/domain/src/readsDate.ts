// A date without arguments reads the clock.
// refused: may not use clock
export const today = () => new Date()
