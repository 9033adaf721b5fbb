import type { IconName } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import type { Site } from './places.ts'

/** A page with an address of its own. */
export type PageLink = { readonly href: string; readonly name: string; readonly icon: IconName }

/** The pages there are to go to, by what they are; those that the installation has not are undefined. */
export function usePages(site: Site) {
  const t = useText()
  const href = useHref()
  const pages = {
    home: { href: href.home(), name: t('nav.top'), icon: 'top' },
    live: { href: href.live(), name: t('nav.live'), icon: 'broadcast' },
    favourites: { href: href.fixed('favorites'), name: t('page.favorites.title'), icon: 'star' },
    schedule: { href: href.fixed('schedule'), name: t('page.schedule.title'), icon: 'calendar' },
    results: { href: href.fixed('results'), name: t('page.results.title'), icon: 'checklist' },
    esports: { href: href.fixed('cybersport'), name: t('page.e-sports.title'), icon: 'esports' },
    racing: site?.is_horse_racing_enabled
      ? { href: href.fixed('racing'), name: t('page.horse-racing.title'), icon: 'racing' }
      : undefined,
    lotteries: site?.is_lottery_enabled
      ? { href: href.fixed('lotteries'), name: t('page.lotteries.title'), icon: 'trophy' }
      : undefined,
    promotions: { href: href.fixed('promotions'), name: t('page.promotions.title'), icon: 'bolt' },
    rules: { href: href.fixed('general-rules'), name: t('page.general-rules.title'), icon: 'receipt' },
    about: { href: href.fixed('about'), name: t('page.about.title'), icon: 'info' },
  } as const satisfies Record<string, PageLink | undefined>
  const own = (site?.custom_pages ?? []).map(({ path, title }): PageLink => ({
    href: `${href.home()}/${path}`,
    name: title,
    icon: 'info',
  }))
  return { ...pages, own, all: [...Object.values(pages).filter(page => page !== undefined), ...own] }
}
