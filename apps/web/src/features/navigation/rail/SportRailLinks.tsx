import { Icon } from '@touchline/ui'
import { sportIcon } from '#pieces/league-header'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import type { SportRailProps } from '../places.ts'

/** The inside of the row of sports. The default export is loaded lazily. */
export default function SportRailLinks({ sports, live, path }: SportRailProps & { path: string }) {
  const t = useText()
  const href = useHref()
  const current = (address: string) => (path === address ? ('page' as const) : undefined)
  return (
    <>
      <Link href={href.home()} aria-current={current(href.home())}>
        <Icon name="top" size={22} />
        <span>{t('nav.top')}</span>
      </Link>
      <Link href={href.live()} aria-current={current(href.live())}>
        <Icon name="broadcast" size={22} />
        <span>{t('nav.live')}</span>
        {live > 0 && <sup className="num">{live}</sup>}
      </Link>
      {sports.map(sport => {
        const address = href.sport(sport.key)
        const isHere = path === address || path.startsWith(`${address}/`)
        return (
          <Link key={sport.key} href={address} aria-current={isHere ? 'page' : undefined}>
            <Icon name={sportIcon(sport)} size={22} />
            <span className="clip">{sport.name}</span>
          </Link>
        )
      })}
    </>
  )
}
