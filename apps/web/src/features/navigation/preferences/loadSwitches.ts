import { loadOtherFormats } from '#core/settings'

/**
 * Theme, odds format and the other switches of the preferences: they need scripts. The odds formats come with them,
 * because offline they could not be loaded when one is chosen.
 */
export async function loadSwitches() {
  const [switches] = await Promise.all([import('./Switches.tsx'), loadOtherFormats().catch(() => {})])
  return switches
}
