import { useState } from 'react'
import { Button } from '@touchline/ui'
import { useSession } from '#core/session'
import { useAlerts } from '#shared/alerts'
import { useText } from '#shared/i18n'
import type { PlacedBet } from './placedBet.ts'

/** Downloads the signed receipt of a bet, which the page of receipts verifies without us. */
export function ReceiptButton({ bet }: { bet: Pick<PlacedBet, 'id' | 'ref'> }) {
  const { client } = useSession()
  const alerts = useAlerts()
  const t = useText()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    const answer = await client('getReceipt', { params: { id: bet.id } })
    setBusy(false)
    if (answer.ok) save(`receipt-${bet.ref}.json`, JSON.stringify(answer.value.data))
    else
      alerts.push({
        key: 'receipt',
        tone: 'bad',
        title: t('my-bets.receipt.failed'),
        text: t('my-bets.receipt.failed-text'),
      })
  }
  return (
    <Button
      variant="text"
      size="medium"
      fit="content"
      aria-disabled={isBusy}
      aria-describedby={`bet-${bet.id}`}
      onClick={() => void download()}
    >
      {t('my-bets.receipt.label')}
    </Button>
  )
}

function save(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  URL.revokeObjectURL(href)
}
