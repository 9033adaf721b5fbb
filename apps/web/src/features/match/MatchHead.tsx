import type { Match } from '@touchline/domain/match'
import { Icon, IconButton } from '@touchline/ui'
import type { MouseEvent } from 'react'
import { FavouriteStar } from '#pieces/favourite-star'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './MatchHead.module.css'

/**
 * Breadcrumbs of the match, with share and favourite. On phones it replaces the header of the site and has a back
 * button.
 */
export function MatchHead({ match }: { match: Match }) {
  const t = useText()
  const href = useHref()
  const alerts = useAlerts()
  const { sport, category, tournament } = match
  const league = href.league({ slug: tournament.slug, sport })
  const title = t('match.title', { home: match.home.name, away: match.away.name })
  const share = async (): Promise<void> => {
    const { shareLink } = await import('./shareLink.ts')
    const outcome = await shareLink(navigator, { title, url: location.href })
    if (outcome === 'shared') return
    alerts.push(
      outcome === 'copied'
        ? { key: 'match-shared', tone: 'good', title: t('sharing.copied'), text: t('sharing.copied-text') }
        : { key: 'match-shared', tone: 'bad', title: t('error-page.500.title') },
    )
  }
  return (
    <nav className={css.head} data-own-head="" aria-label={t('match.trail')}>
      <Link className={css.back} href={league} aria-label={t('match-head.back')} onClick={goBack}>
        <Icon name="chevron-back" />
      </Link>
      <span className={css.trail}>
        <Link href={href.sport(sport.key)}>{sport.name}</Link>
        <Link href={href.category({ slug: category.slug, sport })}>{category.name}</Link>
        <Link href={league}>{tournament.name}</Link>
      </span>
      <IconButton
        className={css.share}
        icon="share"
        label={t('match-head.share')}
        onClick={() => void share()}
      />
      <FavouriteStar type="matches" id={match.id} name={title} />
    </nav>
  )
}

/** Returns to the previous page of this site; a visitor from elsewhere gets the league. */
function goBack(event: MouseEvent): void {
  if (!globalThis.navigation?.canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  history.back()
}
