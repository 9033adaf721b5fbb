import { useState } from 'react'
import { Button, type ButtonProps } from '@touchline/ui'
import { useSession } from '#core/session'
import { Announce } from '#pieces/ticket-voice'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { receiptFile } from './receiptFile.ts'

/** Downloads the signed receipt of an accepted bet, which the receipt page verifies without a request. */
export function ReceiptDownload({ bet, variant = 'text', ...look }: ReceiptDownloadProps) {
  const { client } = useSession()
  const t = useText()
  const isOnline = useIsOnline()
  const [state, setState] = useState<'download' | 'downloading' | 'download-failed'>('download')
  const words = t(`receipt.${state}`)

  async function download(): Promise<void> {
    setState('downloading')
    const answer = await client('getReceipt', { params: { id: bet.id } })
    setState(answer.ok ? 'download' : 'download-failed')
    if (answer.ok) save(receiptFile(bet.ref, answer.value.data))
  }

  return (
    <>
      <Button
        variant={variant}
        size="medium"
        aria-disabled={state === 'downloading' || !isOnline}
        onClick={() => isOnline && void download()}
        {...look}
      >
        {words}
      </Button>
      <Announce words={state === 'download-failed' ? words : ''} />
    </>
  )
}
export interface ReceiptDownloadProps extends Pick<ButtonProps, 'variant' | 'fit' | 'aria-describedby'> {
  bet: { readonly id: string; readonly ref: string }
}

function save({ name, text }: { name: string; text: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
