// Taking a global apart is using it.
// refused: may not use randomness
const { random } = Math

export const pick = () => random()
