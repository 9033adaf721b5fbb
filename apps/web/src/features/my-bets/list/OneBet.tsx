import { useMemo } from 'react'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { BetCard, useBetMatches } from '../card/index.ts'
import css from './myBets.module.css'
import { toPlacedBet } from '../bet/index.ts'
import { BetsNotLoaded } from './BetsNotLoaded.tsx'
import { useBets } from './useBets.ts'
import { Waiting } from './Waiting.tsx'

/** The bet in the address, as in a notification's link: above all others, whatever page of the list it is on. */
export function OneBet({ id }: { id: string }) {
  const t = useText()
  const href = useHref()
  const { data, isPending, isError, refetch } = useBets({ filter: 'all', result: 'all', limit: 1, id })
  const bets = useMemo(() => data?.pages.flatMap(page => page.data.map(toPlacedBet)) ?? [], [data])
  const matches = useBetMatches(bets)
  return (
    <section className={css.one} aria-labelledby="one-bet">
      <header>
        <h2 id="one-bet">{t(`my-bets.one.${data && bets.length === 0 ? 'none' : 'title'}`)}</h2>
        <Link href={href.bets()}>{t('my-bets.one.close')}</Link>
      </header>
      {isPending && <Waiting isOne />}
      {isError && !data && <BetsNotLoaded onAgain={() => void refetch()} />}
      {bets.map(bet => (
        <BetCard key={bet.id} bet={bet} matches={matches} />
      ))}
    </section>
  )
}
