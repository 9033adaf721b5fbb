/** Theme, odds format and the other switches of the preferences: they need scripts. */
export const loadSwitches = () => import('./Switches.tsx')
