import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './Footer.module.css'
import type { Site } from '../places.ts'
import { usePages } from '../usePages.ts'

/** The inside of the footer. The default export is loaded lazily. */
export default function FooterLinks({ site }: { site: Site }) {
  const t = useText()
  const href = useHref()
  const { own } = usePages(site)
  const rules = href.fixed('general-rules')
  const links = [
    { href: href.fixed('about'), name: t('footer.help') },
    { href: rules, name: t('page.general-rules.title') },
    { href: `${rules}#${RESPONSIBLE_PLAY}`, name: t('footer.responsible') },
    { href: href.receiptVerify(), name: t('receipt.verify.title') },
    ...own,
  ]
  return (
    <>
      <ul className={css.links}>
        {links.map(link => (
          <li key={link.href}>
            <Link href={link.href}>{link.name}</Link>
          </li>
        ))}
      </ul>
      <p>{t('footer.adults')}</p>
    </>
  )
}

/** Id of the section of the general rules about responsible play. */
const RESPONSIBLE_PLAY = 'responsible'
