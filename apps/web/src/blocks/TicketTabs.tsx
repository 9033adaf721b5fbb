import { selectionsOf } from '@touchline/domain'
import { Badge, Icon } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'

/** The slip's two places in the tab bar of phones. */
export function TicketTabs() {
  const slip = useSlip()
  const t = useText()
  const legs = useSlipState(state => selectionsOf(state).length)
  return (
    <>
      <button type="button" onClick={() => slip.panel.open('BET_SLIP')}>
        <Icon name="receipt" size={22} />
        <span>{t('nav.slip')}</span>
        {legs > 0 && <Badge>{legs}</Badge>}
      </button>
      {slip.site.isMyBetsVisible && (
        <button type="button" onClick={() => slip.panel.open('MY_BETS')}>
          <Icon name="checklist" size={22} />
          <span>{t('nav.my-bets')}</span>
        </button>
      )}
    </>
  )
}
