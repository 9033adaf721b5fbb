import { useMemo } from 'react'
import { useText } from '#shared/i18n'
import type { PriceTexts } from './priceLook.ts'

/** The words of price states in the page's language. */
export function usePriceTexts(): PriceTexts {
  const t = useText()
  return useMemo(
    () => ({
      notOffered: t('price.not-offered'),
      moved: { up: t('price.up'), down: t('price.down') },
      reason: because => {
        if (because.kind === 'feed') return t(`reason.${because.reason}`)
        return t(`reason.${because.kind}`)
      },
    }),
    [t],
  )
}
