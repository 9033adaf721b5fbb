import type { CallInput, Client } from '@touchline/contract'
import { toKeptChoices, type KeptChoices } from './keptChoices.ts'
import type { SettingsStore } from './settingsStore.ts'

export interface SavingOptions {
  readonly settings: SettingsStore
  readonly client: Client
  /** Id of the player who is signed in; a visitor's choices are the browser's alone. */
  readonly player: () => string | undefined
  /** A choice could not be saved, and what is shown went back to what the server keeps. */
  readonly tellRefused: () => void
}

/**
 * Saves a player's odds format and accept mode on the server (spec section 7.1, `/settings`), one question at a time, so that the
 * last choice is the one that stays. Bets are judged by what is saved, so nothing else stays on show: what could not be saved goes
 * back, and the server is asked what it keeps, for the answer may have been lost after the choice was saved. Returns the way to stop.
 */
export function saveChoices({ settings, client, player, tellRefused }: SavingOptions): () => void {
  /** Choices by hand so far: what the server says is none. */
  let choices = 0
  let isSaving = false

  async function save(owner: string, before: KeptChoices): Promise<void> {
    const known = settings.getState().kept
    isSaving = true
    try {
      await saveAll(owner, known ?? before)
    } finally {
      isSaving = false
      settings.setState({ isSavingMode: false })
    }
    // What the next player chose while the question of the one before them was out.
    const { kept } = settings.getState()
    const isTheirs = player() !== owner && kept !== known
    if (isTheirs && kept && !isSame(kept, settings.getState())) start(kept)
  }

  async function saveAll(owner: string, known: KeptChoices): Promise<void> {
    let last = known
    /** Undefined while nobody knows. */
    let kept: KeptChoices | undefined = known
    for (;;) {
      const asked = choices
      const body = toBody(settings.getState(), kept)
      if (Object.keys(body).length === 0) return
      settings.setState({ isSavingMode: body.auto_accept_odds_change !== undefined })
      const answer = await client('updateSettings', { body })
      if (player() !== owner) return
      if (!answer.ok && asked === choices) {
        settings.take(last)
        tellRefused()
      }
      const said = answer.ok ? answer : await client('getSettings')
      if (player() !== owner) return
      kept = said.ok ? toKeptChoices(said.value.data) : undefined
      last = kept ?? last
      if (asked === choices) return kept && settings.take(kept)
    }
  }

  function start(before: KeptChoices): void {
    const owner = player()
    if (isSaving || owner === undefined) return
    void save(owner, before)
  }

  // A choice that came before this did.
  const { kept } = settings.getState()
  if (kept && !isSame(kept, settings.getState())) start(kept)
  return settings.subscribe((now, before) => {
    const isByHand = now.kept === before.kept
    if (!isByHand || isSame(now, before)) return
    choices += 1
    start(before)
  })
}

/** What the server does not keep yet of the choices; all of them where nobody knows what it keeps. */
function toBody(chosen: KeptChoices, kept: KeptChoices | undefined): CallInput<'updateSettings'>['body'] {
  return {
    ...(chosen.oddsType !== kept?.oddsType && { odds_type: chosen.oddsType }),
    ...(chosen.oddsAcceptMode !== kept?.oddsAcceptMode && { auto_accept_odds_change: chosen.oddsAcceptMode }),
  }
}

function isSame(a: KeptChoices, b: KeptChoices): boolean {
  return a.oddsType === b.oddsType && a.oddsAcceptMode === b.oddsAcceptMode
}
