// The domain is given its values.
// refused: may not use network
export const load = () => fetch('/api')
