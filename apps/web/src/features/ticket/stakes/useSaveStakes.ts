import { saveStakes, useSession } from '#core/session'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'

/** Saves the player's quick stakes in this currency, and shows an alert when the server refuses them. */
export function useSaveStakes(code: string): (stakes: readonly number[]) => Promise<void> {
  const session = useSession()
  const alerts = useAlerts()
  const t = useText()
  return async stakes => {
    if (await saveStakes(session, code, stakes)) return
    alerts.push({ key: 'stakes', tone: 'bad', title: t('ticket.stakes-not-kept') })
  }
}
