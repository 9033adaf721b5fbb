import { lazy, useEffect, useState } from 'react'
import { useSlip, type SlipNews } from '#core/slip'
import { Lazy } from '#shared/lazy'

const ShareProblem = lazy(() => import('./ShareProblem.tsx'))

type Why = Extract<SlipNews, { kind: 'share-failed' }>['why']

/** Opens the dialog about a shared slip that could not be opened. Mount once. */
export function ShareNotice() {
  const slip = useSlip()
  const [problem, setProblem] = useState<{ why: Why; isOpen: boolean } | undefined>()
  useEffect(
    () =>
      slip.onNews(news => {
        if (news.kind !== 'share-failed') return false
        setProblem({ why: news.why, isOpen: true })
        return true
      }),
    [slip],
  )
  if (!problem) return null
  return (
    <Lazy>
      <ShareProblem {...problem} onClose={() => setProblem({ ...problem, isOpen: false })} />
    </Lazy>
  )
}
