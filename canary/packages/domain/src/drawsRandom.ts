// The domain is given what is random.
// refused: may not use randomness
export const pick = () => Math.random()
