import { Frame } from '#blocks'
import { ErrorPage } from '#pages/errors'
import type { OpenPage } from '#pages/open'
import { Boundary } from '#shared/hydration'

/** The page on show in its frame. */
export function App({ page, site: { siteName, isMyBetsVisible }, isPending }: AppProps) {
  const { Page, params, list, openSport, hasFrame } = page
  // Another sport is another page: nothing of the one before may stay in it.
  const failed = <ErrorPage params={{ kind: '500' }} />
  const drawn = (
    <Boundary key={`${page.key} ${JSON.stringify(params)}`} fallback={failed}>
      <Page params={params as never} list={list} />
    </Boundary>
  )
  if (!hasFrame) return <main id="main">{drawn}</main>
  return (
    <Boundary of={page} fallback={<main id="main">{failed}</main>}>
      <Frame
        siteName={siteName}
        isMyBetsVisible={isMyBetsVisible}
        openSport={openSport}
        hasRail={page.key !== 'match'}
        isPending={isPending}
      >
        {drawn}
      </Frame>
    </Boundary>
  )
}
export interface AppProps {
  page: OpenPage
  /** Of the site's configuration. */
  site: { readonly siteName: string; readonly isMyBetsVisible: boolean }
  isPending: boolean
}
