/** The two sizes that every screen is drawn for, in CSS pixels. */
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** A browser in the hand: what `test.use` and a new context take. */
export const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true }

/** Both, by the words that a title says them in. */
export const DEVICES = [
  ['a phone', ON_A_PHONE],
  ['a desktop', { viewport: DESKTOP }],
] as const
