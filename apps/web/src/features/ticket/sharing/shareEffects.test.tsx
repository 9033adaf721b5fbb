// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { ShareNotice } from './ShareNotice.tsx'

test('a shared slip that cannot be opened opens a dialog, and is news that no alert needs to show', async () => {
  const { slip, frame } = createPageFixture()
  const { unmount } = await renderInDom(frame(<ShareNotice />))
  await settle(() => slip.report({ kind: 'locked' }))
  expect(document.querySelector('[role=dialog],[role=alertdialog]')).toBeNull()
  await settle(() => slip.report({ kind: 'share-failed', why: 'not-found' }))
  await settle(() => import('./ShareProblem.tsx'))
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('sharing.not-found.title')
  await unmount()
  expect(() => slip.report({ kind: 'share-failed', why: 'failed' })).not.toThrow()
})
