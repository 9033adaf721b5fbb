import type { Text } from '#shared/i18n'
import type { Alerts } from './createAlerts.ts'
import { errorAlert } from './errorAlert.ts'

/** Shows errors that nothing else on the page shows, one at a time (spec section 8, alerts). */
export interface ErrorAlerts {
  /** Shows an error, unless it is one that visitors need not see. */
  show(thrown: unknown): void
  /** Shows that something failed without a thrown error. */
  showFailure(): void
  /** Shows that the browser is offline; removed when it is online again. */
  showOffline(): void
  hideOffline(): void
  /** Shows that live prices have stopped for good; remains until a reload. */
  showStopped(): void
}

export interface ErrorAlertsOptions {
  readonly alerts: Alerts
  readonly t: Text
  /** Of this page. */
  readonly origin: string
  /** Reloads the page. */
  readonly reload: () => void
}

export function createErrorAlerts({ alerts, t, origin, reload }: ErrorAlertsOptions): ErrorAlerts {
  let offline: string | undefined

  function showFailure(words?: string): void {
    alerts.push({
      key: 'global-error',
      tone: 'bad',
      title: t('global-error.default.title'),
      text: words ?? t('global-error.default.description'),
    })
  }
  function showOffline(): void {
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
  function showReload(what: 'line' | 'part'): void {
    alerts.push({
      key: what,
      tone: 'bad',
      title: t(`error.${what}.title`),
      text: t(`error.${what}.description`),
      action: { label: t('error.reload'), run: reload },
    })
  }

  return {
    show(thrown) {
      const alert = errorAlert(thrown, origin)
      if (alert === 'connection') showOffline()
      if (alert === 'part') showReload('part')
      if (alert === 'default') showFailure(wordsOf(thrown))
    },
    showFailure: () => showFailure(),
    showOffline,
    hideOffline() {
      alerts.whenReady(queue => {
        if (offline !== undefined) queue.dismiss(offline)
      })
    },
    showStopped: () => showReload('line'),
  }
}

/** The server's message to the visitor (spec section 8). */
function wordsOf(thrown: unknown): string | undefined {
  const words = (thrown as { words?: unknown } | null | undefined)?.words
  return typeof words === 'string' && words !== '' ? words : undefined
}
