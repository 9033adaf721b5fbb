import { useSuspenseQuery } from '@tanstack/react-query'
import { outrightQuery } from '#core/catalogue'
import { OpenOutright, OutrightHero } from '#features/outrights'

/** An event without two sides: what it is, and every runner with its prices. */
export function Page({ params }: { params: { sport: string; slug: string } }) {
  const { data } = useSuspenseQuery(outrightQuery(params.sport, params.slug))
  return (
    <>
      <OutrightHero outright={data.outright} />
      <OpenOutright outright={data.outright} since={data.stream} />
    </>
  )
}
