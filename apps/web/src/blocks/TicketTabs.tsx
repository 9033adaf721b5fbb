import { Icon } from '@touchline/ui'
import { useLazySlip, useIsSlipReady, type TicketTab } from '#core/slip'
import { Lazy } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { LazyLegCount } from './Ticket.tsx'

/**
 * The slip's two places in the tab bar of phones. Part of the first HTML: a tap before the slip's code is loaded
 * opens it afterwards.
 */
export function TicketTabs({ isMyBetsVisible }: TicketTabsProps) {
  const lazySlip = useLazySlip()
  const isHere = useIsSlipReady()
  const t = useText()
  const open = (tab: TicketTab): void => void lazySlip.whenReady(slip => slip.panel.open(tab))
  return (
    <>
      <button type="button" data-early="" onClick={() => open('BET_SLIP')}>
        <Icon name="receipt" size={22} />
        <span>{t('nav.slip')}</span>
        {isHere && (
          <Lazy fallback={null}>
            <LazyLegCount />
          </Lazy>
        )}
      </button>
      {isMyBetsVisible && (
        <button type="button" data-early="" onClick={() => open('MY_BETS')}>
          <Icon name="checklist" size={22} />
          <span>{t('nav.my-bets')}</span>
        </button>
      )}
    </>
  )
}
export interface TicketTabsProps {
  /** Site configuration. */
  isMyBetsVisible: boolean
}
