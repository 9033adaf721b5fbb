/** What works without scripts and is drawn by browsers only after first paint (`useLate`). */
export const loadLinks = () => import('./SideNavLinks.tsx')
export const loadPlaces = () => import('./HeaderPlaces.tsx')
export const loadRail = () => import('./SportRailLinks.tsx')
export const loadInside = () => import('./PreferencesInside.tsx')
export const loadFooter = () => import('./FooterLinks.tsx')

/** All of them: the server loads them before it draws a page. */
export const LATE_PARTS = [loadLinks, loadPlaces, loadRail, loadInside, loadFooter]
