/** One chunk, because every page needs all of it and several requests would take longer. */
const load = () => import('./lazyBundle.ts')

/** Parts that work without scripts; browsers draw them after first paint (`useLazyChildren`). */
export const loadLinks = async () => ({ default: (await load()).SideNavLinks })
export const loadPlaces = async () => ({ default: (await load()).HeaderPlaces })
export const loadRail = async () => ({ default: (await load()).SportRailLinks })
export const loadInside = async () => ({ default: (await load()).PreferencesInside })
export const loadFooter = async () => ({ default: (await load()).FooterLinks })

/** All of these. The server loads them before it draws a page. */
export const SERVER_DRAWN_PARTS = [loadLinks, loadPlaces, loadRail, loadInside, loadFooter]

/** Parts that only browsers draw. */
export const loadNotices = async () => ({ default: (await load()).Notices })
export const loadSwitch = async () => ({ default: (await load()).SideSwitch })
