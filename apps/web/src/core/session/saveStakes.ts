import type { Session } from './createSession.ts'

/**
 * Keeps stakes for one tap in a currency: here at once, on the server for players. What the server does not take goes back, and
 * the answer is false. Not a part of the session itself, so that it comes with what edits stakes and not with the first page.
 * @param stakes subunits
 */
export async function saveStakes(
  session: Pick<Session, 'getState' | 'setState' | 'client'>,
  currency: string,
  stakes: readonly number[],
): Promise<boolean> {
  const before = session.getState().betting.quickStakes[currency]
  const put = (own: readonly number[] | undefined): void =>
    session.setState(({ betting }) => {
      const { [currency]: _, ...others } = betting.quickStakes
      return { betting: { ...betting, quickStakes: { ...others, ...(own && { [currency]: own }) } } }
    })
  put(stakes)
  if (session.getState().status !== 'LOGGED_IN') return true
  const answer = await session.client('updateSettings', { body: { stakes: { [currency]: [...stakes] } } })
  // A newer choice than this one stays.
  if (!answer.ok && session.getState().betting.quickStakes[currency] === stakes) put(before)
  return answer.ok
}
