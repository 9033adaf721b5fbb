// The domain is given what calls later.
// refused: may not use timers
export const later = (run: () => void) => setTimeout(run, 1)
