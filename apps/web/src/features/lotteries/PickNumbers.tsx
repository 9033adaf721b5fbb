import { Button, LinkButton, Notice } from '@touchline/ui'
import { useState } from 'react'
import { useSession, useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import { openApp, type OpenedApp } from './openApp.ts'
import { openTab } from './openTab.ts'
import type { Lottery } from './queries.ts'

/** Opens the provider's page; a signed-out visitor gets the sign-in dialog first. */
export function PickNumbers({ lottery }: { lottery: Lottery }) {
  const t = useText()
  const session = useSession()
  const isSignedOut = useSessionState(({ status }) => status === 'NOT_LOGGED_IN')
  const [state, setState] = useState<OpenedApp['kind'] | 'opening'>()
  const [url, setUrl] = useState<string>()

  async function open(): Promise<void> {
    if (isSignedOut) return session.openSignIn('lottery')
    setState('opening')
    const opened = await openApp({ client: session.client, openTab }, lottery)
    setUrl(opened.kind === 'blocked' ? opened.url : undefined)
    setState(opened.kind)
  }

  return (
    <>
      <Button
        fit="content"
        size="medium"
        aria-label={t('lotteries.pick-of', { lottery: lottery.name })}
        aria-disabled={state === 'opening'}
        onClick={() => void open()}
      >
        {t(state === 'opening' ? 'lotteries.opening' : 'lotteries.pick')}
      </Button>
      {url !== undefined && (
        <Notice
          announce="politely"
          title={t('lotteries.blocked.title')}
          actions={
            <LinkButton
              variant="text"
              fit="content"
              size="medium"
              href={url}
              target="_blank"
              rel="noopener"
              onClick={() => setUrl(undefined)}
            >
              {t('lotteries.blocked.open', { lottery: lottery.name })}
            </LinkButton>
          }
        >
          {t('lotteries.blocked.text', { lottery: lottery.name })}
        </Notice>
      )}
      {(state === 'offline' || state === 'failed') && (
        <Notice tone="bad" announce="politely" title={t('lotteries.refused.title')}>
          {t(`lotteries.refused.${state}`)}
        </Notice>
      )}
    </>
  )
}
