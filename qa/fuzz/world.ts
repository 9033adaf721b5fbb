import type { HarnessRandom } from '@touchline/tools/harness'

/** An object of an answer whose parts belong together: a selection, a bet. */
type Known = Readonly<Record<string, unknown>>

const VALUES_MAX = 60
const RECORDS_MAX = 200
/** Minimum number of known fields for an object to be filled from one record. */
const SHARED_MIN = 2

/** What the back end has answered so far. Requests made of it are as real as a client's. */
export interface FuzzWorld {
  /** Processes an answer; bets in it belong to the player whose token was sent. */
  readonly learn: (answer: unknown, token?: string) => void
  /** A value seen under this name, or under one that ends in it; undefined where none was. */
  readonly valueOf: (name: string, random: HarnessRandom) => unknown
  /** A record that shares at least two of these fields; undefined where none does. */
  readonly recordOf: (names: readonly string[], random: HarnessRandom) => Known | undefined
}

export function createWorld(): FuzzWorld {
  const values = new Map<string, unknown[]>()
  const records = new Map<string, Known[]>()

  const remember = <T>(map: Map<string, T[]>, key: string, value: T, most: number): void => {
    const list = map.get(key)
    if (!list) map.set(key, [value])
    else if (list.push(value) > most) list.shift()
  }
  const storeValue = (name: string, value: unknown): void => {
    if (!values.get(name)?.includes(value)) remember(values, name, value, VALUES_MAX)
  }

  function learn(answer: unknown, token: string | undefined, of = ''): void {
    if (Array.isArray(answer)) return answer.forEach(one => learn(one, token, of))
    if (typeof answer !== 'object' || answer === null) return
    const found = answer as Known
    for (const [name, value] of Object.entries(found)) {
      if (typeof value === 'object') learn(value, token, name)
      else storeValue(name, value)
    }
    if (found.id !== undefined) storeValue(`${of}_id`, found.id)
    if (Array.isArray(found.outcomes) && found.match_id !== undefined) learnSelections(found)
    if (found.ref !== undefined && Array.isArray(found.selections)) learnBet(found, token)
    if (found.urn_id !== undefined && found.main_market !== undefined) storeValue('match_id', found.id)
  }

  function learnSelections({ match_id, id, specifier, outcomes }: Known): void {
    storeValue('market_id', id)
    for (const outcome of outcomes as Known[]) {
      if (outcome.active === false) continue
      const selection = { match_id, market_id: id, specifier, outcome_id: outcome.id, odds: outcome.odds }
      remember(records, 'selection', selection, RECORDS_MAX)
    }
  }

  function learnBet(bet: Known, token: string | undefined): void {
    storeValue('bet_id', bet.id)
    const money = (value: unknown) => (value as { value?: number } | null | undefined)?.value
    const received = {
      bet_id: bet.id,
      to_cashout: money(bet.to_cashout),
      open_stake: money(bet.open_stake) ?? money(bet.stake),
      token,
    }
    const others = records.get('cashout')?.filter(({ bet_id }) => bet_id !== bet.id) ?? []
    records.set('cashout', others)
    // Stores only bets with an offer; refused cash-outs occur nevertheless, for bets that other requests ended first.
    if (received.to_cashout !== undefined) remember(records, 'cashout', received, RECORDS_MAX)
  }

  return {
    learn: (answer, token) => learn(answer, token),
    valueOf(name, random) {
      const list = values.get(name) ?? values.get(toSnake(name)) ?? values.get(name.replace(/^.*_/, ''))
      return list && random.pick(list)
    },
    recordOf(names, random) {
      const kinds = [...records.values()].filter(
        ([first]) => first && names.filter(name => first[name] !== undefined).length >= SHARED_MIN,
      )
      return kinds.length > 0 ? random.pick(random.pick(kinds)) : undefined
    },
  }
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
