import { Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/overlay'
import { useText } from '#shared/i18n'

/**
 * Why a shared slip could not be opened, or could not be shared (spec sections 2.2 and 8: share-bet-not-found).
 * `lazy` needs the default export.
 */
export default function ShareProblem({ why, isOpen, onClose }: ShareProblemProps) {
  const t = useText()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      icon="alert"
      title={t(`sharing.${why}.title`)}
      description={t(`sharing.${why}.text`)}
      closeLabel={t('ticket.close')}
      footer={<Button onClick={onClose}>{t('sharing.understood')}</Button>}
    />
  )
}
export interface ShareProblemProps {
  why: 'not-found' | 'empty' | 'failed'
  isOpen: boolean
  onClose: () => void
}
