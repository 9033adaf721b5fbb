import type { Session } from './createSession.ts'

/**
 * Saves quick stakes in a currency: here at once, on the server for players. Stakes that the server refuses are
 * reset, and the result is false. Not part of the session itself, so that it is loaded with what edits stakes and not
 * with the first page.
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
  // A choice made later stays.
  if (!answer.ok && session.getState().betting.quickStakes[currency] === stakes) put(before)
  return answer.ok
}
