import { Icon, IconButton } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './SearchDialog.module.css'

/** Searches whose results were opened lately. */
export function RecentSearches({ recent, onChoose, onRemove }: RecentSearchesProps) {
  const t = useText()
  if (recent.length === 0) return null
  return (
    <section className={css.recent} aria-labelledby="search-recent">
      <h2 id="search-recent">{t('search.recent.title')}</h2>
      <ul>
        {recent.map(text => (
          <li key={text}>
            <button type="button" onClick={() => onChoose(text)}>
              <Icon name="clock" size={18} />
              <bdi className="clip">{text}</bdi>
            </button>
            <IconButton
              icon="close"
              iconSize={16}
              label={t('search.recent.remove', { text })}
              onClick={() => onRemove(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
export interface RecentSearchesProps {
  recent: readonly string[]
  onChoose: (text: string) => void
  onRemove: (text: string) => void
}
