// A pattern is an import of each file that it matches.
// refused: leaves the module
export const parts = import.meta.glob('../my-bets/*.tsx')
