import type { Match } from '@touchline/domain'
import { NewLine, type Steady } from '#pieces/steady-list'
import { useText } from '#shared/i18n'

/** The line behind which new matches of a page's lists wait. */
export function NewMatches({ lists }: { lists: readonly Steady<Match>[] }) {
  const t = useText()
  return <NewLine lists={lists} says={count => t('list.new-matches', { count })} />
}
