import { ROUTES } from '@touchline/contract'
import { useSession } from '#core/session'
import { useText } from '#shared/i18n'
import type { BetsAsked } from '../mergeBets.ts'
import { statusesOf } from '../mergeBets.ts'
import css from './history.module.css'

/**
 * The bets that are listed as a file: a plain link, which the browser follows without any script. That of a period holds what was settled
 * in it, so that it adds up to the totals of the period.
 */
export function ExportLink({ asked }: { asked: Omit<BetsAsked, 'limit'> }) {
  const { sportsbookBase } = useSession()
  const t = useText()
  const { filter, result, from, to } = asked
  const query = new URLSearchParams({
    status: statusesOf(filter),
    ...(result !== 'all' && { result }),
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
    by: filter === 'open' ? 'created' : 'settled',
  })
  return (
    <a
      className={css.export}
      href={`${sportsbookBase}${ROUTES.exportBets.path}?${query.toString()}`}
      download
    >
      {t('bet-history.export')}
    </a>
  )
}
