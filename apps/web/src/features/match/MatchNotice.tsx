import type { Match } from '@touchline/domain/match'
import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { usePhase } from './usePhase.ts'
import css from './MatchNotice.module.css'

/**
 * Why a match that is neither upcoming nor in play takes no bets, and where to go instead. Read out when that changes.
 */
export function MatchNotice({ match }: { match: Match }) {
  const t = useText()
  const href = useHref()
  const phase = usePhase(match)
  if (phase === 'to-come' || phase === 'live') return null
  return (
    <output className={css.notice}>
      <Icon name="info" size={18} />
      <span>
        <b>{t(`match-notice.${phase}.title`)}</b> {t(`match-notice.${phase}.text`)}{' '}
        {phase !== 'stopped' && (
          <Link className={css.link} href={href.league({ slug: match.tournament.slug, sport: match.sport })}>
            {t('match-notice.more')}
          </Link>
        )}
      </span>
    </output>
  )
}
