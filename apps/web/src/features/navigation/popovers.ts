/** Popovers of the platform: a button names the one it opens. */
export const MENU_ID = 'menu'
export const PREFERENCES_ID = 'preferences'
