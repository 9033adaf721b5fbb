import { useText } from '#shared/i18n'
import { Chips } from '../filters/Chips.tsx'
import type { ListTab } from '../list-address/listTab.ts'
import css from '../filters/Filters.module.css'

/** The tabs of a list, as links beside its title. Some are a hash in the address. */
export function ListTabs({ tabs, current, offPhones }: ListTabsProps) {
  const t = useText()
  return (
    <Chips
      choices={tabs.map(({ key, href }) => ({
        key,
        href,
        name: t(`lists.tab.${key}`),
        isCurrent: key === current,
        className: key === offPhones ? css.offPhones : undefined,
      }))}
    />
  )
}
export interface ListTabsProps {
  tabs: readonly { readonly key: ListTab; readonly href: string }[]
  current: ListTab
  /** A tab that phones leave out, because other chips there do the same. */
  offPhones?: ListTab
}
