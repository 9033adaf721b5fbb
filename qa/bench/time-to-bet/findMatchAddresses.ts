import { isMatch, type CallReply } from '@touchline/contract'

const DAY_MS = 86_400_000
/** A match below this age, in seconds, does not end while a bet is placed. */
const YOUNG_S = 40 * 60

/**
 * Addresses of football matches that take bets now: in play, or not before tomorrow, so that they do not change by
 * themselves.
 */
export async function findMatchAddresses(origin: string, isLive: boolean): Promise<string[]> {
  const when = isLive ? 'match_status=1' : `match_status=0&start_from=${Date.now() + DAY_MS}`
  const answer = await fetch(
    `${origin}/api/sportsbook/matches?limit=100&bettable=true&sport_key=soccer&${when}`,
  )
  if (!answer.ok) throw new Error(`The matches answered ${answer.status}.`)
  const matches = ((await answer.json()) as CallReply<'getMatches'>).data.filter(isMatch)
  const lasting = matches.filter(({ clock }) => !isLive || (clock?.match_time ?? 0) < YOUNG_S)
  if (lasting.length === 0) throw new Error('No match takes bets now.')
  return lasting.map(({ slug }) => `/sports/soccer/${slug}`)
}
