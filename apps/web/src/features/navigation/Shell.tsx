import type { MouseEvent, ReactNode } from 'react'
import { HydrateInIdle } from '#shared/hydration'
import { useText } from '#shared/i18n'
import css from './Shell.module.css'

/** The frame of every page: one column with bars on phones, three columns on desktops (design guide). */
export function Shell({ header, rail, side, panel, end, foot, isPending, children }: ShellProps) {
  const t = useText()
  return (
    <div className={css.shell} data-pending={isPending || undefined}>
      <a className={css.skip} href="#main" onClick={skipToContent}>
        {t('nav.skip')}
      </a>
      <a className={`${css.skip} ${css.toPanel}`} href="#slip">
        {t('nav.skip-to-slip')}
      </a>
      <HydrateInIdle>{header}</HydrateInIdle>
      <HydrateInIdle>{rail}</HydrateInIdle>
      <div className={css.side}>
        <HydrateInIdle>{side}</HydrateInIdle>
      </div>
      <main id="main" className={css.main} tabIndex={-1}>
        <HydrateInIdle>{children}</HydrateInIdle>
      </main>
      <HydrateInIdle>{end}</HydrateInIdle>
      <div id="slip" className={css.panel} tabIndex={-1}>
        <HydrateInIdle>{panel}</HydrateInIdle>
      </div>
      <div className={css.foot}>
        <HydrateInIdle>{foot}</HydrateInIdle>
      </div>
    </div>
  )
}
export interface ShellProps {
  header: ReactNode
  /** Under the header, phones only. */
  rail: ReactNode
  /** Left column, from 960 px. */
  side: ReactNode
  /** Right column, from 1280 px. */
  panel: ReactNode
  /** Under the page: the footer. */
  end: ReactNode
  /** Bars at the foot, phones only. */
  foot: ReactNode
  /** Whether another page is loading. */
  isPending: boolean
  children: ReactNode
}

/**
 * Skips to the first market of a match, or to the heading of another page. Before hydration the link leads to `main`.
 */
function skipToContent(event: MouseEvent): void {
  const content =
    document.querySelector<HTMLElement>('#main [data-skip-to]') ??
    document.querySelector<HTMLElement>('#main h1[tabindex]')
  if (!content) return
  event.preventDefault()
  content.focus()
}
