import type { Text } from '#shared/i18n'
import type { Alerts } from './createAlerts.ts'
import { errorAlert } from './errorAlert.ts'

/** Tells of errors that nothing else on the page tells of, one at a time (spec section 8, alerts). */
export interface ErrorAlerts {
  /** Tells of an error, unless nobody is to be told. */
  tell(thrown: unknown): void
  /** That something did not work, where no error was thrown. */
  tellFailed(): void
  /** That there is no line; taken away when there is one again. */
  tellOffline(): void
  tellOnline(): void
  /** That live prices have stopped for good: stays until the page is loaded again. */
  tellStopped(): void
}

export interface ErrorAlertsOptions {
  readonly alerts: Alerts
  readonly t: Text
  /** Of this page. */
  readonly origin: string
  /** Loads the page again. */
  readonly reload: () => void
}

export function createErrorAlerts({ alerts, t, origin, reload }: ErrorAlertsOptions): ErrorAlerts {
  let offline: string | undefined

  function tellFailed(words?: string): void {
    alerts.push({
      key: 'global-error',
      tone: 'bad',
      title: t('global-error.default.title'),
      text: words ?? t('global-error.default.description'),
    })
  }
  function tellOffline(): void {
    alerts.whenReady(queue => {
      offline = queue.push({
        key: 'connection',
        tone: 'warn',
        icon: 'offline',
        title: t('error.connection.title'),
        text: t('error.connection.description'),
      })
    })
  }
  function tellToReload(what: 'line' | 'part'): void {
    alerts.push({
      key: what,
      tone: 'bad',
      title: t(`error.${what}.title`),
      text: t(`error.${what}.description`),
      action: { label: t('error.reload'), run: reload },
    })
  }

  return {
    tell(thrown) {
      const alert = errorAlert(thrown, origin)
      if (alert === 'connection') tellOffline()
      if (alert === 'part') tellToReload('part')
      if (alert === 'default') tellFailed(wordsOf(thrown))
    },
    tellFailed: () => tellFailed(),
    tellOffline,
    tellOnline() {
      alerts.whenReady(queue => {
        if (offline !== undefined) queue.dismiss(offline)
      })
    },
    tellStopped: () => tellToReload('line'),
  }
}

/** What the server says to the visitor (spec section 8). */
function wordsOf(thrown: unknown): string | undefined {
  const words = (thrown as { words?: unknown } | null | undefined)?.words
  return typeof words === 'string' && words !== '' ? words : undefined
}
