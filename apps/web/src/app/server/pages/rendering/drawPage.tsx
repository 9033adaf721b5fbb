import { renderToString } from 'react-dom/server'
import { loadSortFields } from '#features/event-list'
import { SERVER_DRAWN_PARTS } from '#features/navigation'
import { App } from '../../../App.tsx'
import type { OpenPage } from '../../../router/index.ts'
import { FragmentCacheContext } from '#shared/fragment-cache'
import { LazyChildrenContext, loadLazyChildren } from '#shared/lazy'
import { createHref } from '#core/addresses'
import { fixedLocation } from '#shared/navigation'
import type { PageState } from '../../../pageState.ts'
import { Root, type PageServices } from '../../../Root.tsx'
import type { HtmlPiece } from '../document/bytes.ts'
import { clockKeyOf } from './clockKeyOf.ts'
import { createFragmentCache } from './createFragmentCache.ts'
import type { UsedTexts } from './createUsedTexts.ts'
import { guestServices, type GuestOptions } from './guestServices.ts'
import type { PageRequest } from '../pageAnswer.ts'
import type { ResolvedRequest } from '../request/resolveRequest.ts'

const DAY_MS = 86_400_000

export interface DrawnPage {
  readonly page: OpenPage
  readonly request: PageRequest
  readonly config: PageState['config']
  readonly resolved: ResolvedRequest
  readonly used: UsedTexts
  readonly services: Pick<PageServices, 'queryClient' | 'i18n'>
}

/** Renders the body of a page; parts that other pages have shown come from a cache. */
export function createDrawPage(options: GuestOptions): (drawn: DrawnPage) => Promise<readonly HtmlPiece[]> {
  const fragments = createFragmentCache()
  const lazyChildren = loadLazyChildren([...SERVER_DRAWN_PARTS, loadSortFields])

  return async ({ page, request, config, resolved, used, services }) => {
    const { locale, addresses } = resolved
    const { preferences, pathname } = request
    const guest = guestServices(locale, preferences, options)
    const root = {
      services: { ...services, ...guest },
      routing: {
        href: createHref(locale, addresses),
        locales: addresses.locales,
        alwaysPrefix: addresses.alwaysPrefix === true,
        shown: fixedLocation(pathname),
      },
    }
    const loaded = await lazyChildren
    const { keep, fill } = fragments.of({
      // Kick-offs are written with their day, so the cached rows are valid for one day.
      variant: `${locale} ${preferences.oddsType} ${Math.floor(options.now() / DAY_MS)}`,
      clockKeyOf: shown => clockKeyOf(shown, guest.live),
      draw: element =>
        used.of(() =>
          renderToString(
            <LazyChildrenContext value={loaded}>
              <Root {...root}>{element}</Root>
            </LazyChildrenContext>,
          ),
        ),
      onUse: used.add,
    })
    const body = renderToString(
      <FragmentCacheContext value={keep}>
        <LazyChildrenContext value={loaded}>
          <Root {...root}>
            <App page={page} site={config} isPending={false} />
          </Root>
        </LazyChildrenContext>
      </FragmentCacheContext>,
    )
    return fill(body)
  }
}
