import { lazy, useState } from 'react'
import type { DraftBet } from '@touchline/domain/slip'
import { Button, IconButton } from '@touchline/ui'
import { useSlip } from '#core/slip'
import { useIsOnline } from '#shared/browser'
import { Lazy } from '#shared/lazy'
import { useText } from '#shared/i18n'
import type { SlipLink } from './ShareDialog.tsx'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

/**
 * Creates a code and a link for the slip, or for what was placed from it, and shows both. Nothing where the site does
 * not share.
 */
export function ShareButton({ drafts, look = 'icon' }: ShareButtonProps) {
  const slip = useSlip()
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [link, setLink] = useState<SlipLink | undefined>()
  const isOnline = useIsOnline()
  if (!slip.site.sharesBets || !isOnline) return null

  async function share(): Promise<void> {
    setLink(undefined)
    setWasOpened(true)
    setOpen(true)
    const made = await slip.share(drafts)
    setLink(made)
    // Another dialog explains why there is none.
    if (!made) setOpen(false)
  }

  const label = t('sharing.share')
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon="share" label={label} onClick={() => void share()} />
      ) : (
        <Button variant="quiet" size="medium" onClick={() => void share()}>
          {label}
        </Button>
      )}
      {wasOpened && (
        <Lazy>
          <ShareDialog isOpen={isOpen} link={link} onClose={() => setOpen(false)} />
        </Lazy>
      )}
    </>
  )
}
export interface ShareButtonProps {
  /** What was placed; without them, what is on the slip. */
  drafts?: readonly DraftBet[]
  look?: 'icon' | 'button'
}
