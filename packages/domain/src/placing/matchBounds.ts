/**
 * Maximum matches in the bets of one request (ours; [PLACE-38]). No slip has more: a combo of 30 legs is the longest
 * bet.
 */
const MATCHES_MAX = 30

/**
 * Whether these are more matches than one request, or one player within a second, may name ([PLACE-38]): each one
 * delays its feed.
 */
export function areTooManyMatches(matchIds: Iterable<string>): boolean {
  return new Set(matchIds).size > MATCHES_MAX
}
