import type { CallInput, ApiClient } from '@touchline/contract'
import { toSavedChoices, type SavedChoices } from './savedChoices.ts'
import type { SettingsStore } from './settingsStore.ts'

export interface SavingOptions {
  readonly settings: SettingsStore
  readonly client: ApiClient
  /** Id of the player who is signed in; a visitor's choices are the browser's alone. */
  readonly player: () => string | undefined
  /** A choice could not be saved, and the setting on show was reset to the server's. */
  readonly onRefused: () => void
}

/**
 * Saves a player's odds format and accept mode on the server (spec section 7.1, `/settings`), one request at a time,
 * so that the last choice wins. The server judges bets by what it has saved, so the page shows nothing else: a choice
 * that could not be saved is reset, and the saved one is loaded again, because the answer may have been lost after
 * saving. Returns a release function.
 */
export function saveChoices({ settings, client, player, onRefused }: SavingOptions): () => void {
  /** Number of choices made by hand so far; values taken from the server do not count. */
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
    // The next player's choice, made while the request of the previous player was under way.
    const { saved } = settings.getState()
    const isTheirs = player() !== owner && saved !== known
    if (isTheirs && saved && !isSame(saved, settings.getState())) start(saved)
  }

  async function saveAll(owner: string, known: SavedChoices): Promise<void> {
    let last = known
    /** Undefined while it is not known what the server has saved. */
    let saved: SavedChoices | undefined = known
    for (;;) {
      const choicesSent = choices
      const body = toBody(settings.getState(), saved)
      if (Object.keys(body).length === 0) return
      settings.setState({ isSavingMode: body.auto_accept_odds_change !== undefined })
      const answer = await client('updateSettings', { body })
      if (player() !== owner) return
      if (!answer.ok && choicesSent === choices) {
        settings.take(last)
        onRefused()
      }
      const reply = answer.ok ? answer : await client('getSettings')
      if (player() !== owner) return
      saved = reply.ok ? toSavedChoices(reply.value.data) : undefined
      last = saved ?? last
      if (choicesSent === choices) return saved && settings.take(saved)
    }
  }

  function start(before: SavedChoices): void {
    const owner = player()
    if (isSaving || owner === undefined) return
    void save(owner, before)
  }

  // A choice made before this started.
  const { saved } = settings.getState()
  if (saved && !isSame(saved, settings.getState())) start(saved)
  return settings.subscribe((now, before) => {
    const isByHand = now.saved === before.saved
    if (!isByHand || isSame(now, before)) return
    choices += 1
    start(before)
  })
}

/** The choices that the server has not saved yet; all of them while it is not known what it has saved. */
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
