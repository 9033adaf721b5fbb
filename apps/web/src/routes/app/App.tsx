import { Frame } from '#blocks'
import type { OpenPage } from '#routes/open'

/** The page on show in its frame. */
export function App({ page, siteName, isPending }: AppProps) {
  const { Page, params, openSport, hasFrame } = page
  const drawn = <Page params={params as never} />
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
