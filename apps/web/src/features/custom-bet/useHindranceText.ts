import { useCallback } from 'react'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import type { Hindrance } from './model/builderView.ts'

/** Why an outcome cannot be added, in the page's language. */
export function useHindranceText(): (hindrance: Hindrance) => string {
  const t = useText()
  const { names } = useSlip()
  return useCallback(
    hindrance => {
      if (hindrance.kind !== 'cannot-combine') return t(`custom-bet.hindrance.${hindrance.kind}`)
      const [first, second] = hindrance.with
      const name = first && !second && names.describe(first)?.outcomeName
      return name
        ? t('custom-bet.hindrance.cannot-combine', { name })
        : t('custom-bet.hindrance.cannot-combine-all')
    },
    [t, names],
  )
}
