import { useState } from 'react'
import { Button, Skeleton, TextField } from '@touchline/ui'
import { Dialog } from '@touchline/ui/overlay'
import { ticketVoice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { copyText } from './copyText.ts'
import css from './ShareDialog.module.css'

export type SlipLink = { readonly code: string; readonly url: string }

/** The code and the link of a shared slip, once they are created. `lazy` needs the default export. */
export default function ShareDialog({ isOpen, link, onClose }: ShareDialogProps) {
  const t = useText()
  const [copied, setCopied] = useState<{ url: string; isDone: boolean } | undefined>()
  const answer = copied?.url === link?.url ? copied : undefined
  const copy = async ({ url }: SlipLink): Promise<void> => {
    const isDone = await copyText(navigator.clipboard, url)
    setCopied({ url, isDone })
    ticketVoice.announce(t(wordsOf(isDone)))
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      icon="share"
      title={t('sharing.title')}
      description={t('sharing.text')}
      closeLabel={t('ticket.close')}
      footer={
        <Button aria-disabled={link === undefined || undefined} onClick={() => link && void copy(link)}>
          {t(link === undefined ? 'sharing.making' : answer?.isDone ? 'sharing.copied' : 'sharing.copy')}
        </Button>
      }
    >
      <div className={css.link} aria-busy={link === undefined}>
        <p className={css.code}>
          <span>{t('sharing.code')}</span> <b className="num">{link ? link.code : <Skeleton />}</b>
        </p>
        <TextField
          label={t('sharing.link')}
          dir="ltr"
          readOnly
          value={link?.url ?? ''}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <p className={css.status}>{answer && t(wordsOf(answer.isDone))}</p>
    </Dialog>
  )
}
export interface ShareDialogProps {
  isOpen: boolean
  /** Undefined while it is being created. */
  link: SlipLink | undefined
  onClose: () => void
}

const wordsOf = (isDone: boolean): string => (isDone ? 'sharing.copied-text' : 'sharing.not-copied')
