/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a list of links that a field moves through (ARIA combobox): no element of HTML is that */
import { Icon } from '@touchline/ui'
import { sportIcon } from '#pieces/league-header'
import { useFormatter, useText } from '#shared/i18n'
import { markFound } from './marked.ts'
import { GROUPS, type Result } from './results.ts'
import css from './SearchDialog.module.css'

/** The list of a combobox: results under the headings of their groups. Each is a link, so that it opens as links do. */
export function Results({ id, results, text, active, optionId, isBusy, isPopular, onOpen }: ResultsProps) {
  const t = useText()
  return (
    <div id={id} className={css.results} role="listbox" aria-label={t('search.title')} aria-busy={isBusy}>
      {GROUPS.map(group => {
        const inGroup = results.filter(result => result.group === group)
        if (inGroup.length === 0) return null
        return (
          <div key={group} className={css.group} role="group" aria-labelledby={`${id}-${group}`}>
            <h2 id={`${id}-${group}`} role="presentation">
              {isPopular && group === 'tournaments' ? t('nav.top-leagues') : t(`search.group.${group}`)}
            </h2>
            {inGroup.map(result => (
              <a
                key={result.key}
                id={optionId(result)}
                className={css.result}
                href={result.href}
                role="option"
                aria-selected={result.key === active}
                tabIndex={-1}
                onClick={event => {
                  // With a modifier key it opens in another tab, and the search stays open.
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen()
                }}
              >
                <Icon name={sportIcon(result.sport)} size={20} />
                <bdi className={css.name}>
                  {markFound(result.name, text).map((piece, index) =>
                    // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity other than their position
                    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
                  )}
                </bdi>
                <span className={`clip ${css.context}`}>{result.context}</span>
                <State result={result} />
              </a>
            ))}
          </div>
        )
      })}
    </div>
  )
}
export interface ResultsProps {
  id: string
  results: readonly Result[]
  /** The text in the field. */
  text: string
  /** Key of the result that the arrow keys have reached. */
  active: string | undefined
  optionId: (result: Result) => string
  /** Whether newer results are loading. */
  isBusy: boolean
  /** Whether these are the popular ones, shown while nothing is typed. */
  isPopular: boolean
  onOpen: () => void
}

function State({ result: { isLive, score, startTime, matchesCount } }: { result: Result }) {
  const t = useText()
  const format = useFormatter()
  return (
    <span className={css.state}>
      {isLive && <span className={css.live}>{t('search.live')}</span>}
      {score !== undefined && <b className={css.score}>{score}</b>}
      {startTime !== undefined && (
        <time dateTime={new Date(startTime).toISOString()} data-local="kick-off">
          {format.kickOff(startTime)}
        </time>
      )}
      {matchesCount !== undefined && t('search.matches', { count: matchesCount })}
    </span>
  )
}
