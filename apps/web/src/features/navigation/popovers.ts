/** Ids of native popovers; a button names the one it opens. */
export const MENU_ID = 'menu'
export const PREFERENCES_ID = 'preferences'
