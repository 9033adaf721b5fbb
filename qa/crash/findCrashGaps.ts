/** What happened in a run of kills, counted. */
export interface Tally {
  readonly kills: number
  readonly placements: number
  /** Intents that were under way at a kill. */
  readonly unanswered: number
  /** Of these, how many the database had committed before it was killed. */
  readonly committed: number
  readonly cashouts: number
  /** Bets that got a payout or their stake back when they were settled. */
  readonly paid: number
}

/** From this number of kills on, a run must have covered everything that it claims to prove. */
const KILLS_MIN = 20

/** What the run did not cover, and so did not prove: one line each. */
export function findCrashGaps({ kills, placements, unanswered, committed, cashouts, paid }: Tally): string[] {
  const always = [
    placements === 0 && 'no bettor placed anything',
    unanswered === 0 && 'no kill hit an intent on its way',
  ]
  const enough = [
    committed === 0 && 'no kill came between a commit and its answer: nothing was found by its key',
    cashouts === 0 && 'nothing was cashed out',
    paid === 0 && 'no settled bet was paid',
  ]
  return [...always, ...(kills >= KILLS_MIN ? enough : [])].filter(gap => gap !== false)
}
