import { Frame } from '#blocks'
import { ErrorPage } from '#pages/shared'
import type { ShownPage } from './router/index.ts'
import { ErrorBoundary } from '#shared/error-boundary'

/** The current page in its frame. */
export function App({ page, site: { siteName, isMyBetsVisible }, isPending }: AppProps) {
  const { Page, params, list, openSport, hasFrame } = page
  // Another sport is another page: no state of the previous one may stay in it.
  const failed = <ErrorPage params={{ kind: '500' }} />
  // The type of all pages does not say that these params belong to this page; `openPage` put them together.
  const drawn = (
    <ErrorBoundary key={`${page.key} ${JSON.stringify(params)}`} fallback={failed}>
      <Page params={params as never} list={list} />
    </ErrorBoundary>
  )
  if (!hasFrame) return <main id="main">{drawn}</main>
  return (
    <ErrorBoundary of={page} fallback={<main id="main">{failed}</main>}>
      <Frame
        siteName={siteName}
        isMyBetsVisible={isMyBetsVisible}
        openSport={openSport}
        hasRail={page.key !== 'match'}
        isPending={isPending}
      >
        {drawn}
      </Frame>
    </ErrorBoundary>
  )
}
export interface AppProps {
  page: ShownPage
  /** From the site's configuration. */
  site: { readonly siteName: string; readonly isMyBetsVisible: boolean }
  isPending: boolean
}
