import type { Locale } from '@touchline/domain/locale'
import type { EventNames } from '#pricing'
import type { LocalizedText } from '#store'
import { nameIn } from './nameIn.ts'

/** The names of an event in every language: of its two sides, or its own name with those of its runners by id. */
export type StoredNames = {
  readonly home_names: LocalizedText | null
  readonly away_names: LocalizedText | null
  readonly event_names: LocalizedText | null
  readonly runner_names: Readonly<Record<string, LocalizedText>> | null
}

type NamesIn = {
  /** The first side; the event's own name where there are none. */
  readonly nameA: string
  /** The second side, where there are two. */
  readonly nameB: string | undefined
  /** The values for placeholders in the names of its markets. */
  readonly names: EventNames
}

/**
 * The names of an event in a language. Throws if a row has neither two sides nor a name, which the database forbids.
 */
export function eventNamesIn(
  { home_names, away_names, event_names, runner_names }: StoredNames,
  locale: Locale,
): NamesIn {
  if (home_names && away_names) {
    const [home, away] = [nameIn(home_names, locale), nameIn(away_names, locale)]
    return { nameA: home, nameB: away, names: { home, away } }
  }
  if (!event_names) throw new Error('An event has neither two sides nor a name.')
  const runners = Object.entries(runner_names ?? {}).map(
    ([id, names]) => [id, nameIn(names, locale)] as const,
  )
  return { nameA: nameIn(event_names, locale), nameB: undefined, names: { runners: new Map(runners) } }
}
