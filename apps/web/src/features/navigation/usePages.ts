import type { IconName } from '@touchline/ui'
import { PAGES, type PageKey } from '#pages'
import { MANIFESTS } from '#pages/manifests'
import { useText } from '#shared/i18n'
import { useHref, type LinkedPage } from '#core/addresses'
import type { Site } from './places.ts'

export type PageLink = { readonly href: string; readonly name: string; readonly icon: IconName }

/** A menu, by the number in the manifest of a page that is the position of the page. */
type MenuName = 'header' | 'sideTop' | 'sideEnd'

/**
 * The pages with a link in a menu, as their manifests have them; pages that the installation has switched off are left
 * out.
 */
export function usePages(site: Site) {
  const t = useText()
  const href = useHref()
  const linked = Object.entries(PAGES).flatMap(([pageKey, [path]]) => {
    const key = pageKey as PageKey
    const { nav } = MANIFESTS[key]
    if (!nav || (nav.onlyWith && !site?.[nav.onlyWith])) return []
    const page = key === 'sports' ? href.home() : href.fixed(path as LinkedPage)
    return [{ key, nav, href: page, name: t(nav.text), icon: nav.icon }]
  })
  /** The pages that the operator adds. */
  const own = (site?.custom_pages ?? []).map(({ path, title }): PageLink => ({
    href: `${href.home()}/${path}`,
    name: title,
    icon: 'info',
  }))
  return {
    own,
    menu: (name: MenuName) =>
      linked
        .filter(({ nav }) => nav[name] !== undefined)
        .toSorted((one, other) => one.nav[name]! - other.nav[name]!),
    /** Whether a path is that of a page in the menus other than the home page. */
    isLinked: (path: string) =>
      linked.some(page => page.key !== 'sports' && page.href === path) ||
      own.some(page => page.href === path),
  }
}
