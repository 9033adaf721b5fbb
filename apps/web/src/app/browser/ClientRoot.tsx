import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { App } from '../App.tsx'
import type { OpenPage, ShownPage } from '../router/index.ts'
import type { Href } from '#core/addresses'
import type { Navigation, ShownLocation } from '#shared/navigation'
import type { SiteConfig } from '../pageState.ts'
import { Root, type PageServices } from '../Root.tsx'

/** The first page, whose head the server has written, or a page that was opened since. */
export type ViewedPage = ShownPage | OpenPage

/** The current page, kept in line with navigation: location, head, scroll and focus. */
export function ClientRoot({ services, navigation, href, config }: ClientRootProps) {
  const state = useSyncExternalStore(navigation.subscribe, navigation.state, navigation.state)
  const [shown] = useState<ShownLocation>(() => ({
    href: () => navigation.state().href,
    subscribe: navigation.subscribe,
  }))
  useArrival(navigation, state.view, services.i18n.locale, config)
  return (
    <Root
      services={services}
      routing={{ href, locales: config.locales, alwaysPrefix: config.alwaysPrefix, shown }}
    >
      <App page={state.view} site={config} isPending={state.pending !== undefined} />
    </Root>
  )
}
export interface ClientRootProps {
  services: PageServices
  navigation: Navigation<ViewedPage>
  href: Href
  config: SiteConfig
}

const loadHead = () => import('../head/applyHead.ts')

/** After another page is rendered: updates the document's head, the scroll position and the focus. */
function useArrival(
  navigation: Navigation<ViewedPage>,
  view: ViewedPage,
  locale: string,
  config: SiteConfig,
): void {
  useLayoutEffect(() => {
    const scroll = navigation.takeScroll()
    if (scroll && scroll.kind !== 'stay') window.scrollTo(0, scroll.kind === 'restore' ? scroll.y : 0)
    if (!('head' in view)) {
      void loadHead()
      return
    }
    const { origin, pathname } = window.location
    const page = { ...view, page: view.key, config, locale, pathname, origin }
    void loadHead().then(({ applyHead }) => applyHead(document, page))
    // Screen readers begin at the heading of the new page.
    if (scroll?.kind === 'stay') return
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    ;(find('#main h1[tabindex]') ?? find('#main'))?.focus({ preventScroll: true })
  }, [navigation, view, locale, config])
}
