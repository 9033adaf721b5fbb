import { useId, type ReactNode } from 'react'
import { selectionsOf } from '@touchline/domain/slip'
import { Badge, IconButton, TabPanel, Tabs } from '@touchline/ui'
import { useSlip, useSlipState, useTicketPanel, type TicketTab } from '#core/slip'
import { useText } from '#shared/i18n'
import { QuickBar, useQuickBet } from '../quick/index.ts'
import { ShareButton } from '../sharing/index.ts'
import { SlipView } from './SlipView.tsx'
import css from './TicketPanel.module.css'

/** The ticket panel: bet slip and My bets behind two tabs (spec section 2.3). */
export function TicketPanel(props: TicketPanelProps) {
  const id = useId()
  return (
    <div className={css.panel}>
      <TicketHead id={id} {...props} />
      <TicketContent id={id} place="dock" {...props} />
    </div>
  )
}
export interface TicketPanelProps {
  /** Content of the second tab, which another feature renders. */
  myBets: ReactNode
  /** How many bets are open: shown after the tab's name. */
  openBets?: number | undefined
  /** Site configuration; where My bets is hidden, only the slip is shown. */
  isMyBetsVisible?: boolean | undefined
}

/** The two tabs, and actions on the whole slip. */
export function TicketHead({ id, openBets, isMyBetsVisible = true, close }: TicketHeadProps) {
  const slip = useSlip()
  const t = useText()
  const legs = useSlipState(state => selectionsOf(state).length)
  const status = useSlipState(state => state.state.status)
  const tab = useTab(isMyBetsVisible)
  const quick = useQuickBet()
  const canQuickBet = tab === 'BET_SLIP' && legs > 0
  const canClear = tab === 'BET_SLIP' && legs > 0 && status !== 'PROCESSING' && status !== 'SUCCESS'
  return (
    <div className={css.head}>
      <Tabs<TicketTab>
        id={id}
        label={t('ticket.panel')}
        className={css.tabs}
        value={tab}
        onChange={key => slip.panel.showTab(key)}
        tabs={[
          { key: 'BET_SLIP', label: t('ticket.bet-slip'), ...(legs > 0 && { badge: <Badge>{legs}</Badge> }) },
          ...(isMyBetsVisible
            ? [{ key: 'MY_BETS' as const, label: t('ticket.my-bets'), ...(openBets && { count: openBets }) }]
            : []),
        ]}
      />
      {canClear && <ShareButton />}
      {canQuickBet && (
        <IconButton
          icon="bolt"
          label={t('quick.title')}
          pressed={quick.isEnabled}
          className={css.bolt}
          onClick={slip.quick.toggle}
        />
      )}
      {canClear && (
        <IconButton icon="bin" label={t('ticket.clear')} onClick={() => slip.dispatch({ type: 'cleared' })} />
      )}
      {close}
    </div>
  )
}
export interface TicketHeadProps extends TicketPanelProps {
  /** Ties tabs and panel together. */
  id: string
  /** The button that closes a sheet. */
  close?: ReactNode
}

/** What the current tab shows. */
export function TicketContent({ id, place, myBets, isMyBetsVisible = true }: TicketContentProps) {
  const tab = useTab(isMyBetsVisible)
  return (
    <TabPanel tabs={id} tab={tab} className={css.content}>
      {tab === 'BET_SLIP' ? (
        <SlipView place={place} />
      ) : (
        <>
          {myBets}
          <QuickBar />
        </>
      )}
    </TabPanel>
  )
}
export interface TicketContentProps extends TicketPanelProps {
  id: string
  place: 'dock' | 'sheet'
}

function useTab(isMyBetsVisible: boolean): TicketTab {
  const chosen = useTicketPanel(panel => panel.tab)
  return isMyBetsVisible ? chosen : 'BET_SLIP'
}
