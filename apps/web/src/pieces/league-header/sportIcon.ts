import type { IconName } from '@touchline/ui'

const ICONS: Readonly<Record<string, IconName>> = {
  soccer: 'football',
  tennis: 'tennis',
  basketball: 'basketball',
  ice_hockey: 'ice-hockey',
  cricket: 'cricket',
  volleyball: 'volleyball',
  counter_strike: 'esports',
}

/** The picture of a sport by its key; a cup for sports that have none of their own. */
export function sportIcon(sportKey: string): IconName {
  return ICONS[sportKey] ?? 'trophy'
}
