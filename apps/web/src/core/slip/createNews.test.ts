import { expect, test } from 'vitest'
import { createNews } from './createNews.ts'
import type { SlipNews } from './slipNews.ts'

const failed: SlipNews = { kind: 'share-failed', why: 'not-found' }

test('[2.4] what became of a shared link waits for the part of the page that shows it, and is shown once', () => {
  const { tell, onNews } = createNews()
  const deaf: SlipNews[] = []
  onNews(news => void deaf.push(news))
  tell(failed)
  tell({ kind: 'locked' })
  const shown: SlipNews[] = []
  const show = (news: SlipNews): boolean => shown.push(news) > 0 && news.kind === 'share-failed'
  const leave = onNews(show)
  expect(shown).toEqual([failed])
  leave()
  onNews(show)
  expect(shown).toEqual([failed])
  expect(deaf).toEqual([failed, { kind: 'locked' }])
})
