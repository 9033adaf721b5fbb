import { Button } from '@touchline/ui'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import { QuickStrip } from './QuickStrip.tsx'
import { useQuickBet } from './useQuickBet.ts'

/** Quick bet above the tab bar of phones: while it is on, or has a result to show. */
export function QuickBar() {
  const slip = useSlip()
  const quick = useQuickBet()
  const t = useText()
  if (!quick.isEnabled && quick.state.status === 'initial') return null
  return (
    <QuickStrip
      quick={quick}
      onDismiss={() => slip.quick.dispatch({ type: 'dismissed' })}
      action={
        <Button variant="text" size="medium" fit="content" onClick={() => slip.panel.open('BET_SLIP')}>
          {t('quick.settings')}
        </Button>
      }
    />
  )
}
