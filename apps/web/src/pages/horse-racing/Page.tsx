import { useSuspenseQuery } from '@tanstack/react-query'
import { MATCH_STATUS } from '@touchline/domain/match'
import { Fragment } from 'react'
import { PageHead, SectionHead } from '#features/event-list'
import { OpenOutright, OutrightFacts, OutrightList } from '#features/outrights'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { lastRacesQuery, nextRacesQuery } from './queries.ts'
import css from './HorseRacing.module.css'

/** Horse racing: the next race with its whole card, races in progress and to come, and the last results. */
export function Page() {
  const t = useText()
  const href = useHref()
  const { data: races } = useSuspenseQuery(nextRacesQuery())
  const { data: over } = useSuspenseQuery(lastRacesQuery())
  const running = races.outrights.filter(({ state }) => state.status === MATCH_STATUS.live)
  const [next, ...later] = races.outrights.filter(({ state }) => state.status === MATCH_STATUS.prematch)
  return (
    <>
      <PageHead title={t('page.horse-racing.title')} />
      {running.length > 0 && (
        <section>
          <SectionHead isLive title={t('racing.now')} />
          <OutrightList outrights={running} empty="racing.empty" />
        </section>
      )}
      <section>
        <SectionHead
          title={t('racing.next')}
          {...(next && { more: { name: next.name, href: href.match(next) } })}
        />
        {next ? (
          <Fragment key={next.id}>
            <div className={css.facts}>
              <OutrightFacts outright={next} />
            </div>
            <OpenOutright outright={next} since={races.stream} />
          </Fragment>
        ) : (
          <OutrightList outrights={[]} empty="racing.empty" />
        )}
      </section>
      {later.length > 0 && (
        <section>
          <SectionHead title={t('racing.later')} />
          <OutrightList outrights={later} empty="racing.empty" />
        </section>
      )}
      {over.outrights.length > 0 && (
        <section>
          <SectionHead title={t('racing.results')} />
          <OutrightList outrights={over.outrights} empty="racing.empty" />
        </section>
      )}
    </>
  )
}
