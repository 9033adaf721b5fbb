import { useState } from 'react'
import { Chip } from '@touchline/ui'
import { useSlip } from '#core/slip'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'

/** Sets the maximum stake that the back end allows for the bet. */
export function MaxChip({ betId, name }: MaxChipProps) {
  const slip = useSlip()
  const t = useText()
  const isOnline = useIsOnline()
  const [isLoading, setLoading] = useState(false)

  async function stakeMost(): Promise<void> {
    setLoading(true)
    const most = await slip.maxStake(betId)
    setLoading(false)
    if (most) slip.dispatch({ type: 'stake-set', betId, stake: most.value, source: 'stake' })
  }

  return (
    <Chip
      shape="block"
      aria-busy={isLoading}
      aria-disabled={!isOnline || undefined}
      aria-label={name}
      onClick={() => isOnline && void stakeMost()}
    >
      {t('ticket.max')}
    </Chip>
  )
}
export interface MaxChipProps {
  betId: string
  /** The chip's full name; it starts with its visible text. */
  name: string
}
