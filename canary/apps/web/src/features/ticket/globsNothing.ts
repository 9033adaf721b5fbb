// A pattern that matches no file is a mistake.
// refused: no entry point
export const parts = import.meta.glob('./nothing/*.tsx')
