import { useEffect, useRef } from 'react'
import { useLive } from '#core/live'
import { ticketVoice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { createMoneyNews } from './createMoneyNews.ts'
import { knownType, type KnownType } from './knownType.ts'

/** Announces news of a player's money as it arrives, on every page. */
export function useMoneyNews(): void {
  const live = useLive()
  const t = useText()
  const say = useRef((_types: readonly KnownType[]) => {})
  useEffect(() => {
    say.current = types => {
      const [only] = types
      const words =
        types.length === 1 && only
          ? t(`notifications.news.${only}`)
          : t('notifications.several', { count: types.length })
      ticketVoice.say(words)
    }
  })
  useEffect(() => {
    const news = createMoneyNews({ clock: BROWSER_CLOCK, say: types => say.current(types) })
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
