import { use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createRequiredContext } from '#shared/context'
import type { Formatter } from './createFormatter.ts'
import type { I18n, RichText, Text } from './createTexts.ts'

type Texts = { readonly i18n: I18n; readonly t: Text; readonly rich: RichText }

const [I18nContext, useTexts] = createRequiredContext<Texts>('I18nProvider')

/** Provides texts and formats; one per page load in the browser, one per request on the server. */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const scope = useMemo(() => i18n.scope(), [i18n])
  const version = useSyncExternalStore(i18n.subscribe, scope.version, scope.version)
  // New functions once late messages have arrived, so that components with missing texts render again.
  const texts = useMemo<Texts>(() => {
    const t: Text = (key, values) => scope.t(key, values)
    const rich: RichText = (key, values) => scope.rich(key, { b: strong, ...values })
    return { i18n, t, rich }
    // oxlint-disable-next-line react/exhaustive-deps -- `version` is not read; a change makes new functions
  }, [i18n, scope, version])
  return <I18nContext value={texts}>{children}</I18nContext>
}
export interface I18nProviderProps {
  i18n: I18n
  children: ReactNode
}

/**
 * Texts for a part that is rendered after the first page, maybe before its texts are loaded: then only this part is
 * rendered again, not the whole page. Without a provider above it renders its children as they are.
 */
export function LateTexts({ children }: { children: ReactNode }) {
  const texts = use(I18nContext)
  return texts ? <I18nProvider i18n={texts.i18n}>{children}</I18nProvider> : children
}

/** Texts of the page's language: `t('row.open', { home, away })`. */
export function useText(): Text {
  return useTexts().t
}

/** Texts with tags, as nodes. */
export function useRichText(): RichText {
  return useTexts().rich
}

export function useFormatter(): Formatter {
  return useTexts().i18n.format
}

export function useLocale(): string {
  return useTexts().i18n.locale
}

const strong = (chunks: ReactNode): ReactNode => <b>{chunks}</b>
