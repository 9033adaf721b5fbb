import { chipClass } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { Link } from '#shared/router'
import type { ListTab } from './listTab.ts'
import css from './Filters.module.css'

/** Ways to look at a list, as links beside its title. Those that are part of a page's address have a hash of their own. */
export function ListTabs({ tabs, current, offPhones }: ListTabsProps) {
  const t = useText()
  return tabs.map(({ key, href }) => (
    <Link
      key={key}
      href={href}
      className={key === offPhones ? `${chipClass()} ${css.offPhones}` : chipClass()}
      aria-current={key === current ? 'true' : undefined}
    >
      {t(`lists.tab.${key}`)}
    </Link>
  ))
}
export interface ListTabsProps {
  tabs: readonly { readonly key: ListTab; readonly href: string }[]
  current: ListTab
  /** A tab that phones show by other choices, such as that of all days. */
  offPhones?: ListTab
}
