// The clock of the page is a clock.
// refused: may not use clock
export const at = () => performance.now()
