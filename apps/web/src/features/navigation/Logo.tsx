import { Link, useHref } from '#shared/router'
import css from './SiteHeader.module.css'

/** The operator's mark and name; leads home. */
export function Logo({ name }: { name: string }) {
  const href = useHref()
  return (
    <Link className={css.logo} href={href.home()}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 22 22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        aria-hidden="true"
      >
        <path d="M3 1.5V19h17.5" />
        <path d="M3 9.2A9.8 9.8 0 0 1 12.8 19" />
      </svg>
      {name}
    </Link>
  )
}
