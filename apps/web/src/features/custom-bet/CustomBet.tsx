import { lazy, useEffect } from 'react'
import { useStore } from 'zustand'
import { useSlip } from '#core/slip'
import { Lazy } from '#shared/lazy'
import { builderDialog } from './builderDialog.ts'

// Overlays are one lazy chunk, loaded when the dialog is first opened.
const BuilderDialog = lazy(() => import('./BuilderDialog.tsx'))

/** The custom bet dialog, wherever it is opened from. Mount once. */
export function CustomBet() {
  const slip = useSlip()
  const { matchId, isOpen } = useStore(builderDialog)
  useEffect(
    () => slip.onNews(news => news.kind === 'open-custom-bet' && builderDialog.open(news.matchId)),
    [slip],
  )
  // One sheet at a time: on a phone, the slip's sheet opens again with the bet.
  useEffect(() => {
    if (isOpen) slip.panel.close()
  }, [slip, isOpen])
  if (matchId === undefined) return null
  return (
    <Lazy>
      <BuilderDialog
        key={matchId}
        matchId={matchId}
        isOpen={isOpen}
        onClose={builderDialog.close}
        onClosed={builderDialog.forget}
      />
    </Lazy>
  )
}
