/** The two sizes that every screen is designed for, in CSS pixels. */
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** A browser on a phone, for `test.use` and new contexts. */
export const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true }

/** Both, with their words in titles. */
export const DEVICES = [
  ['a phone', ON_A_PHONE],
  ['a desktop', { viewport: DESKTOP }],
] as const
