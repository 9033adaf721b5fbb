import { useState } from 'react'
import { Button } from '@touchline/ui'
import { useIsSlipReady, useSlip, type Repeated } from '#core/slip'
import { useAlerts, type Alerts } from '#shared/alerts'
import { useIsOnline } from '#shared/browser'
import { useText, type Text } from '#shared/i18n'
import type { PlacedBet } from '../bet/index.ts'

/** Puts the bet on the slip again at current prices; an alert names what is gone. Rendered once the slip is ready. */
export function RepeatButton(props: RepeatButtonProps) {
  return useIsSlipReady() && <Repeat {...props} />
}
export interface RepeatButtonProps {
  bet: PlacedBet
  words: string
}

function Repeat({ bet, words }: RepeatButtonProps) {
  const slip = useSlip()
  const alerts = useAlerts()
  const t = useText()
  const isOnline = useIsOnline()
  const [isBusy, setBusy] = useState(false)

  async function repeat(): Promise<void> {
    setBusy(true)
    alerts.push(toAlert(await slip.repeat(bet), t))
    setBusy(false)
  }
  return (
    <Button
      variant="text"
      size="medium"
      fit="content"
      aria-disabled={isBusy || !isOnline}
      aria-describedby={`bet-${bet.id}`}
      onClick={() => isOnline && void repeat()}
    >
      {isBusy ? t('my-bets.repeat.busy') : words}
    </Button>
  )
}

function toAlert(repeated: Repeated, t: Text): Parameters<Alerts['push']>[0] {
  const key = 'repeat'
  if (repeated.kind !== 'repeated') {
    return {
      key,
      tone: 'warn',
      title: t(`my-bets.repeat.${repeated.kind}`),
      text: t(`my-bets.repeat.${repeated.kind}-text`),
    }
  }
  const { gone, undo } = repeated
  const names = gone.map(leg => leg.outcomeName).join(', ')
  return {
    key,
    tone: gone.length > 0 ? 'warn' : 'good',
    title: t('my-bets.repeat.repeated'),
    text:
      gone.length > 0
        ? t('my-bets.repeat.some-gone', { names, count: gone.length })
        : t('my-bets.repeat.repeated-text'),
    ...(undo && { action: { label: t('my-bets.repeat.undo'), run: undo } }),
  }
}
