import { useEffect, useRef } from 'react'
import { useLive } from '#core/live'
import { ticketVoice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { createMoneyAnnouncer } from './createMoneyAnnouncer.ts'
import { knownType, type KnownType } from './knownType.ts'

/** Announces news of a player's money as it arrives, on every page. */
export function useMoneyAnnouncer(): void {
  const live = useLive()
  const t = useText()
  const announce = useRef((_types: readonly KnownType[]) => {})
  useEffect(() => {
    announce.current = types => {
      const [only] = types
      const words =
        types.length === 1 && only
          ? t(`notifications.news.${only}`)
          : t('notifications.several', { count: types.length })
      ticketVoice.announce(words)
    }
  })
  useEffect(() => {
    const news = createMoneyAnnouncer({ clock: BROWSER_CLOCK, announce: types => announce.current(types) })
    const leave = live.onEvent(event => {
      if (event.kind === 'notification') news.note(knownType(event.message.notification.type))
    })
    return () => {
      leave()
      news.stop()
    }
  }, [live])
}

const BROWSER_CLOCK = {
  now: () => performance.now(),
  later(run: () => void, delayMs: number) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
