import { expect, test } from 'vitest'
import type { MatchId } from '@touchline/domain/match'
import { createSlipNews } from './createSlipNews.ts'
import type { SlipNews } from './slipNews.ts'

const failed: SlipNews = { kind: 'share-failed', why: 'not-found' }

test('what became of a tap or of a shared link waits for the part of the page that shows it, and is shown once', () => {
  const { report, onNews } = createSlipNews()
  const deaf: SlipNews[] = []
  onNews(news => void deaf.push(news))
  report(failed)
  report({ kind: 'locked' })
  const shown: SlipNews[] = []
  const show = (news: SlipNews): boolean => shown.push(news) > 0
  const leave = onNews(show)
  expect(shown).toEqual([failed, { kind: 'locked' }])
  leave()
  onNews(show)
  expect(shown).toEqual([failed, { kind: 'locked' }])
  expect(deaf).toEqual([failed, { kind: 'locked' }])
})

test('what one part has shown does not wait for another, and what it leaves to others does', () => {
  const { report, onNews } = createSlipNews()
  onNews(news => news.kind === 'locked')
  report({ kind: 'locked' })
  report(failed)
  const shown: SlipNews[] = []
  onNews(news => shown.push(news) > 0)
  expect(shown).toEqual([failed])
})

test('a dialog does not open late', () => {
  const { report, onNews } = createSlipNews()
  report({ kind: 'open-custom-bet', matchId: '1' as MatchId })
  const shown: SlipNews[] = []
  onNews(news => shown.push(news) > 0)
  expect(shown).toEqual([])
})
