import { Frame } from '#blocks'
import type { OpenPage } from '#routes/open'

/** The page on show in its frame. */
export function App({ page, siteName, isPending }: AppProps) {
  const { Page, params, openSport, hasFrame } = page
  // Another sport is another page: nothing of the one before may stay in it.
  const drawn = <Page key={`${page.key} ${JSON.stringify(params)}`} params={params as never} />
  if (!hasFrame) return <main id="main">{drawn}</main>
  return (
    <Frame siteName={siteName} openSport={openSport} hasRail={page.key !== 'match'} isPending={isPending}>
      {drawn}
    </Frame>
  )
}
export interface AppProps {
  page: OpenPage
  siteName: string
  isPending: boolean
}
