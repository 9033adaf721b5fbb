import { isMatch, type CallReply, type MatchWire } from '@touchline/contract'

/** A match and the address of its page. */
export interface MeasuredMatch {
  readonly id: string
  readonly path: string
}

const LIVE_FOR_MINUTES = 40
const DAY_MS = 86_400_000

/** Drives the feed of a product in test mode; each command is answered once it is committed. */
export function driver(origin: string) {
  async function find(query: string): Promise<MatchWire[]> {
    const answer = await fetch(
      `${origin}/api/sportsbook/matches?limit=100&bettable=true&sport_key=soccer&${query}`,
    )
    if (!answer.ok) throw new Error(`The matches answered ${answer.status}.`)
    return ((await answer.json()) as CallReply<'getMatches'>).data.filter(isMatch)
  }

  async function command(name: string, body: object): Promise<void> {
    const answer = await fetch(`${origin}/dev/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  }

  return {
    /** Soccer matches that continue for a while. */
    async inPlay(): Promise<MeasuredMatch[]> {
      const matches = await find('match_status=1')
      return matches.filter(({ clock }) => (clock?.match_time ?? 0) < LIVE_FOR_MINUTES * 60).map(toPlace)
    },
    /** Soccer matches that do not start during the run. */
    async later(): Promise<MeasuredMatch[]> {
      return (await find(`match_status=0&start_from=${Date.now() + DAY_MS}`)).map(toPlace)
    },
    suspend: (id: string) => command('suspend', { match_id: id, seconds: 3, reason: 'video_review' }),
    moveOdds: (id: string, factor: number) => command('move-odds', { match_id: id, factor }),
  }
}

function toPlace({ id, slug }: { readonly id: string; readonly slug: string }): MeasuredMatch {
  return { id, path: `/sports/soccer/${slug}` }
}
