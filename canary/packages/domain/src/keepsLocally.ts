// The domain keeps nothing.
// refused: may not use storage
export const read = () => localStorage.getItem('x')
