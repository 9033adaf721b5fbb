import { useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useListLink } from './useListLink.ts'

const KINDS = [undefined, 'regular', 'cyber'] as const

/** Whether a list is about sports, cyber sports or both. Its sport may be of the other kind, so it is asked anew. */
export function KindChoice({ list }: { list: ListState }) {
  const t = useText()
  const link = useListLink(list)
  return (
    <ChoiceRow
      label={t('lists.kinds')}
      choices={KINDS.map(kind => ({
        key: kind ?? '',
        name: t(`lists.kind.${kind ?? 'all'}`),
        href: link({ sportType: kind, sport: undefined }),
        isCurrent: list.sportType === kind,
      }))}
    />
  )
}
