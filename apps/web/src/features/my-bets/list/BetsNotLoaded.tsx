import { Button } from '@touchline/ui'
import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import css from './myBets.module.css'

/** The bets could not be loaded: what that means, and a button to try again. */
export function BetsNotLoaded({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <AnnouncedNotice
      tone="bad"
      className={css.notice}
      title={t('my-bets.unread')}
      text={t('my-bets.unread-text')}
      actions={
        <Button variant="text" size="medium" fit="content" onClick={onAgain}>
          {t('my-bets.again')}
        </Button>
      }
    />
  )
}
