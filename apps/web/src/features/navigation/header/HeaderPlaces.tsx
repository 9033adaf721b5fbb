import { useText } from '#shared/i18n'
import { Link } from '#shared/navigation'
import type { Site } from '../places.ts'
import { usePages } from '../usePages.ts'
import css from './Header.module.css'

/** The places of the header. The default export is what comes late. */
export default function HeaderPlaces({ site, path }: { site: Site; path: string }) {
  const t = useText()
  const { home, live, esports, racing, promotions, results, all } = usePages(site)
  // Whatever has no place of its own is a sport's.
  const isSports = !all.some(({ href }) => href === path && href !== home.href)
  return (
    <>
      <Link href={home.href} aria-current={isSports ? 'page' : undefined}>
        {t('nav.sports')}
      </Link>
      {[live, esports, racing, promotions, results].map(
        page =>
          page && (
            <Link key={page.href} href={page.href} aria-current={page.href === path ? 'page' : undefined}>
              {page === live && <span className={css.dot} />}
              {page.name}
            </Link>
          ),
      )}
    </>
  )
}
