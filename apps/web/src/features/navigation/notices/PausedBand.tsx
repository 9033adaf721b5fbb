import { Button, Notice } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { useStoredPause, usePause } from './usePause.ts'

/** Shown at the foot while prices are paused. */
export function PausedBand() {
  const t = useText()
  const [isPaused, pause] = usePause()
  useStoredPause()
  if (!isPaused) return null
  return (
    <Notice
      shape="band"
      icon="pause"
      announce="politely"
      title={t('freshness.paused-title')}
      actions={
        <Button variant="text" fit="content" onClick={() => pause(false)}>
          {t('freshness.resume')}
        </Button>
      }
    >
      {t('freshness.paused-text')}
    </Notice>
  )
}
