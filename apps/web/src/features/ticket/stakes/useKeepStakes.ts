import { useSession } from '#core/session'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'

/** Keeps the player's stakes for one tap in this currency, here at once and on the server; what it does not take goes back. */
export function useKeepStakes(code: string): (stakes: readonly number[]) => Promise<void> {
  const session = useSession()
  const alerts = useAlerts()
  const t = useText()
  return async stakes => {
    const put = (own: readonly number[]): void =>
      session.setState(({ betting }) => ({
        betting: { ...betting, quickStakes: { ...betting.quickStakes, [code]: own } },
      }))
    const before = session.getState().betting.quickStakes[code] ?? []
    put(stakes)
    const answer = await session.client('updateSettings', { body: { stakes: { [code]: [...stakes] } } })
    if (answer.ok) return
    put(before)
    alerts.push({ key: 'stakes', tone: 'bad', title: t('ticket.stakes-not-kept') })
  }
}
