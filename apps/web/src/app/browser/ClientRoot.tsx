import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { App } from '../App.tsx'
import type { OpenPage } from '../router/index.ts'
import type { Href } from '#core/addresses'
import type { Navigation, ShownLocation } from '#shared/navigation'
import type { SiteConfig } from '../pageState.ts'
import { Root, type PageServices } from '../Root.tsx'

/** The current page, kept in line with navigation: location, head, scroll and focus. */
export function ClientRoot({ services, navigation, href, config }: ClientRootProps) {
  const state = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.state)
  const [shown] = useState<ShownLocation>(() => ({
    href: () => navigation.state().href,
    subscribe: navigation.subscribe,
  }))
  useArrival(navigation, state.view, services.i18n.locale, config)
  return (
    <Root services={services} routing={{ href, locales: config.locales, shown }}>
      <App page={state.view} site={config} isPending={state.pending !== undefined} />
    </Root>
  )
}
export interface ClientRootProps {
  services: PageServices
  navigation: Navigation<OpenPage>
  href: Href
  config: SiteConfig
}

const loadHead = () => import('../head/applyHead.ts')

/** After another page is rendered: updates the document's head, the scroll position and the focus. */
function useArrival(
  navigation: Navigation<OpenPage>,
  view: OpenPage,
  locale: string,
  config: SiteConfig,
): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const scroll = navigation.takeScroll()
    if (scroll && scroll.kind !== 'stay') window.scrollTo(0, scroll.kind === 'restore' ? scroll.y : 0)
    if (isFirst.current) {
      isFirst.current = false
      // The server has rendered the head of the first page.
      void loadHead()
      return
    }
    const { origin, pathname } = window.location
    const page = { ...view, page: view.key, config, locale, pathname, origin }
    void loadHead().then(({ applyHead }) => applyHead(document, page))
    if (scroll?.kind === 'stay') return
    const heading =
      document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector('#main')
    heading?.focus({ preventScroll: true })
  }, [navigation, view, locale, config])
}
