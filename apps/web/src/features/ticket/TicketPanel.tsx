import { useId, type ReactNode } from 'react'
import { selectionsOf } from '@touchline/domain'
import { Badge, IconButton, TabPanel, Tabs } from '@touchline/ui'
import { useSlip, useSlipState, useTicketPanel, type TicketTab } from '#core/slip'
import { useText } from '#shared/i18n'
import { SlipView } from './SlipView.tsx'
import css from './TicketPanel.module.css'

/** The ticket panel: bet slip and My bets behind two tabs (spec section 2.3). The same in the dock and in the sheet. */
export function TicketPanel({ place, myBets, openBets, isMyBetsVisible = true }: TicketPanelProps) {
  const slip = useSlip()
  const t = useText()
  const id = useId()
  const chosen = useTicketPanel(panel => panel.tab)
  const legs = useSlipState(state => selectionsOf(state).length)
  const status = useSlipState(state => state.state.status)
  const tab: TicketTab = isMyBetsVisible ? chosen : 'BET_SLIP'
  const canClear = tab === 'BET_SLIP' && legs > 0 && status !== 'PROCESSING' && status !== 'SUCCESS'
  return (
    <div className={css.panel} data-place={place}>
      <div className={css.head}>
        <Tabs<TicketTab>
          id={id}
          label={t('ticket.panel')}
          className={css.tabs}
          value={tab}
          onChange={key => slip.panel.showTab(key)}
          tabs={[
            {
              key: 'BET_SLIP',
              label: t('ticket.bet-slip'),
              ...(legs > 0 && { badge: <Badge>{legs}</Badge> }),
            },
            ...(isMyBetsVisible
              ? [
                  {
                    key: 'MY_BETS' as const,
                    label: t('ticket.my-bets'),
                    ...(openBets && { count: openBets }),
                  },
                ]
              : []),
          ]}
        />
        {canClear && (
          <IconButton
            icon="bin"
            label={t('ticket.clear')}
            className={css.clear}
            onClick={() => slip.dispatch({ type: 'cleared' })}
          />
        )}
      </div>
      <TabPanel tabs={id} tab={tab} className={css.content}>
        {tab === 'BET_SLIP' ? <SlipView place={place} /> : myBets}
      </TabPanel>
    </div>
  )
}
export interface TicketPanelProps {
  place: 'dock' | 'sheet'
  /** Content of the second tab, which another feature draws. */
  myBets: ReactNode
  /** How many bets are open: the quiet figure behind the tab's name. */
  openBets?: number | undefined
  /** Site configuration; where My bets is hidden the slip is all there is. */
  isMyBetsVisible?: boolean | undefined
}
