import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import type { Site } from '../places.ts'
import { usePages } from '../usePages.ts'
import css from './Header.module.css'

/** The links of the header. The default export is loaded lazily. */
export default function HeaderPlaces({ site, path }: { site: Site; path: string }) {
  const t = useText()
  const href = useHref()
  const { menu, isLinked } = usePages(site)
  return (
    <>
      {/* A page that no menu links to belongs to a sport. */}
      <Link href={href.home()} aria-current={isLinked(path) ? undefined : 'page'}>
        {t('nav.sports')}
      </Link>
      {menu('header').map(page => (
        <Link key={page.key} href={page.href} aria-current={page.href === path ? 'page' : undefined}>
          {page.key === 'in_play' && <span className={css.dot} />}
          {page.name}
        </Link>
      ))}
    </>
  )
}
