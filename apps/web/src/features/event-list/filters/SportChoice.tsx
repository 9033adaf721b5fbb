import { SPORT_TYPES } from '@touchline/domain/match'
import type { Sport } from '#core/catalogue'
import { useText } from '#shared/i18n'
import { RACING, type ListState } from '#core/addresses'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useListLink } from '../list-address/useListLink.ts'

/** Filters a list by sport, or by kind of sport. */
export function SportChoice({ list, sports, all, hasKinds = false }: SportChoiceProps) {
  const t = useText()
  const link = useListLink(list)
  return (
    <ChoiceRow
      label={t('lists.sports')}
      choices={[
        {
          key: '',
          name: all ?? t('lists.all-sports'),
          href: link({ sport: undefined, sportType: undefined }),
          isCurrent: list.sport === undefined && list.sportType === undefined,
        },
        // Races are no matches.
        ...sports
          .filter(({ key }) => key !== RACING)
          .map(({ key, name }) => ({
            key,
            name,
            href: link({ sport: key, sportType: undefined }),
            isCurrent: list.sport === key,
          })),
        ...(hasKinds ? SPORT_TYPES : []).map(kind => ({
          key: `kind ${kind}`,
          name: t(`lists.kind.${kind}`),
          href: link({ sport: undefined, sportType: kind }),
          isCurrent: list.sportType === kind,
        })),
      ]}
    />
  )
}
export interface SportChoiceProps {
  list: ListState
  sports: readonly Pick<Sport, 'key' | 'name'>[]
  /** Name of the choice "all sports", where it includes how many there are. */
  all?: string
  /** Whether the list has both kinds of sport, so that it can be filtered by kind. */
  hasKinds?: boolean
}
