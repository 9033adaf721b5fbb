import { topSportsFirst } from '@touchline/domain'
import type { Sport } from '#core/catalogue'
import { useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useListLink } from './useListLink.ts'

/** Which sport a list of many is about. */
export function SportChoice({ list, sports, all }: SportChoiceProps) {
  const t = useText()
  const link = useListLink(list)
  return (
    <ChoiceRow
      label={t('lists.sports')}
      choices={[
        {
          key: '',
          name: all ?? t('lists.all-sports'),
          href: link({ sport: undefined }),
          isCurrent: list.sport === undefined,
        },
        ...topSportsFirst(sports).map(({ key, name }) => ({
          key,
          name,
          href: link({ sport: key }),
          isCurrent: list.sport === key,
        })),
      ]}
    />
  )
}
export interface SportChoiceProps {
  list: ListState
  sports: readonly Pick<Sport, 'key' | 'name'>[]
  /** What the choice of all is called, where it says how many there are. */
  all?: string
}
