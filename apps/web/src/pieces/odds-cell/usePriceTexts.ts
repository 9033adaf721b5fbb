import { useText, type Text } from '#shared/i18n'
import type { PriceTexts } from './priceLook.ts'

/** The texts of price states in the page's language: one object for all prices of a page. */
export function usePriceTexts(): PriceTexts {
  const t = useText()
  let texts = known.get(t)
  if (!texts) known.set(t, (texts = priceTextsOf(t)))
  return texts
}

const known = new WeakMap<Text, PriceTexts>()

function priceTextsOf(t: Text): PriceTexts {
  return {
    notOffered: t('price.not-offered'),
    moved: { up: t('price.up'), down: t('price.down') },
    reason: because => t(`reason.${because.kind === 'feed' ? because.reason : because.kind}`),
  }
}
