import type { IconName } from '@touchline/ui'

const ICONS: Readonly<Record<string, IconName>> = {
  soccer: 'football',
  tennis: 'tennis',
  basketball: 'basketball',
  ice_hockey: 'ice-hockey',
  cricket: 'cricket',
  volleyball: 'volleyball',
  horse_racing: 'racing',
}

/** The icon of a sport; cyber sports share one, and sports without an icon get a cup. */
export function sportIcon({ key, type }: { key: string; type: 'regular' | 'cyber' }): IconName {
  return ICONS[key] ?? (type === 'cyber' ? 'esports' : 'trophy')
}
