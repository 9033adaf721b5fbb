import { SOON } from '@touchline/domain/catalogue'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useListLink } from '../list-address/useListLink.ts'

/** How soon matches start. */
export function TimeChoice({ list }: { list: ListState }) {
  const t = useText()
  const link = useListLink(list)
  return (
    <ChoiceRow
      label={t('lists.starts-within')}
      choices={[
        {
          key: '',
          name: t('lists.any-time'),
          href: link({ time: undefined }),
          isCurrent: list.time === undefined,
        },
        ...SOON.map(time => ({
          key: time,
          name: t('lists.hours', { hours: Number.parseInt(time, 10) }),
          href: link({ time }),
          isCurrent: list.time === time,
        })),
      ]}
    />
  )
}
