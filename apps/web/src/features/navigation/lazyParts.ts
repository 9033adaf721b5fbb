/** One file, because every page asks for all of it: each of several would wait for a connection of its own. */
const load = () => import('./lazyBundle.ts')

/** What works without scripts and is drawn by browsers only after first paint (`useLazyChildren`). */
export const loadLinks = async () => ({ default: (await load()).SideNavLinks })
export const loadPlaces = async () => ({ default: (await load()).HeaderPlaces })
export const loadRail = async () => ({ default: (await load()).SportRailLinks })
export const loadInside = async () => ({ default: (await load()).PreferencesInside })
export const loadFooter = async () => ({ default: (await load()).FooterLinks })

/** All of them: the server loads them before it draws a page. */
export const SERVER_DRAWN_PARTS = [loadLinks, loadPlaces, loadRail, loadInside, loadFooter]

/** What only browsers draw. */
export const loadNotices = async () => ({ default: (await load()).Notices })
export const loadSwitch = async () => ({ default: (await load()).SideSwitch })
