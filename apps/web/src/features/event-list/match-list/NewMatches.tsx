import type { Match } from '@touchline/domain/match'
import { NewLine, type Steady } from '#pieces/steady-list'
import { useText } from '#shared/i18n'
import css from './NewMatches.module.css'

/** The button that shows the new matches of some lists, above their rows. */
export function NewMatches({ lists }: { lists: readonly Steady<Match>[] }) {
  const t = useText()
  return (
    <div className={css.place}>
      <NewLine className={css.line} lists={lists} text={count => t('list.new-matches', { count })} />
    </div>
  )
}
