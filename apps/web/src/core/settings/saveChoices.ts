import type { CallInput, Client } from '@touchline/contract'
import { toSavedChoices, type SavedChoices } from './savedChoices.ts'
import type { SettingsStore } from './settingsStore.ts'

export interface SavingOptions {
  readonly settings: SettingsStore
  readonly client: Client
  /** Id of the player who is signed in; a visitor's choices are the browser's alone. */
  readonly player: () => string | undefined
  /** A choice could not be saved, and what is shown went back to what the server keeps. */
  readonly onRefused: () => void
}

/**
 * Saves a player's odds format and accept mode on the server (spec section 7.1, `/settings`), one question at a time, so that the
 * last choice is the one that stays. Bets are judged by what is saved, so nothing else stays on show: what could not be saved goes
 * back, and the server is asked what it keeps, for the answer may have been lost after the choice was saved. Returns the way to stop.
 */
export function saveChoices({ settings, client, player, onRefused }: SavingOptions): () => void {
  /** Choices by hand so far: what the server says is none. */
  let choices = 0
  let isSaving = false

  async function save(owner: string, before: SavedChoices): Promise<void> {
    const known = settings.getState().saved
    isSaving = true
    try {
      await saveAll(owner, known ?? before)
    } finally {
      isSaving = false
      settings.setState({ isSavingMode: false })
    }
    // What the next player chose while the question of the one before them was out.
    const { saved } = settings.getState()
    const isTheirs = player() !== owner && saved !== known
    if (isTheirs && saved && !isSame(saved, settings.getState())) start(saved)
  }

  async function saveAll(owner: string, known: SavedChoices): Promise<void> {
    let last = known
    /** Undefined while nobody knows. */
    let saved: SavedChoices | undefined = known
    for (;;) {
      const asked = choices
      const body = toBody(settings.getState(), saved)
      if (Object.keys(body).length === 0) return
      settings.setState({ isSavingMode: body.auto_accept_odds_change !== undefined })
      const answer = await client('updateSettings', { body })
      if (player() !== owner) return
      if (!answer.ok && asked === choices) {
        settings.take(last)
        onRefused()
      }
      const said = answer.ok ? answer : await client('getSettings')
      if (player() !== owner) return
      saved = said.ok ? toSavedChoices(said.value.data) : undefined
      last = saved ?? last
      if (asked === choices) return saved && settings.take(saved)
    }
  }

  function start(before: SavedChoices): void {
    const owner = player()
    if (isSaving || owner === undefined) return
    void save(owner, before)
  }

  // A choice that came before this did.
  const { saved } = settings.getState()
  if (saved && !isSame(saved, settings.getState())) start(saved)
  return settings.subscribe((now, before) => {
    const isByHand = now.saved === before.saved
    if (!isByHand || isSame(now, before)) return
    choices += 1
    start(before)
  })
}

/** What the server does not keep yet of the choices; all of them where nobody knows what it keeps. */
function toBody(chosen: SavedChoices, saved: SavedChoices | undefined): CallInput<'updateSettings'>['body'] {
  return {
    ...(chosen.oddsType !== saved?.oddsType && { odds_type: chosen.oddsType }),
    ...(chosen.oddsAcceptMode !== saved?.oddsAcceptMode && {
      auto_accept_odds_change: chosen.oddsAcceptMode,
    }),
  }
}

function isSame(a: SavedChoices, b: SavedChoices): boolean {
  return a.oddsType === b.oddsType && a.oddsAcceptMode === b.oddsAcceptMode
}
