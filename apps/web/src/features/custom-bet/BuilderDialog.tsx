import type { Match, MatchId } from '@touchline/domain/match'
import { Button, Skeleton, VisuallyHidden } from '@touchline/ui'
import { Dialog, DialogClose } from '@touchline/ui/overlay'
import { Announce, AnnouncedNotice } from '#pieces/ticket-voice'
import { useIsPhone } from '#shared/browser'
import { useText } from '#shared/i18n'
import { BuilderView } from './BuilderView.tsx'
import css from './BuilderDialog.module.css'
import { OtherMatchNotice } from './OtherMatchNotice.tsx'
import { useOffer, type CustomBetOffer } from './useOffer.ts'

/** The custom bet dialog of a match (spec section 2.2): a sheet on phones. `lazy` needs the default export. */
export default function BuilderDialog({ matchId, isOpen, onClose, onClosed }: BuilderDialogProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const offer = useOffer(matchId)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={t('custom-bet.title')}
      closeLabel={t('custom-bet.close')}
      look={isPhone ? 'sheet' : 'dialog'}
      width="large"
      header={<Head match={offer.status === 'here' ? offer.match : undefined} isPhone={isPhone} />}
      className={css.dialog}
    >
      {offer.status === 'here' && offer.markets.length > 0 ? (
        <BuilderView offer={offer} onDone={onClose} />
      ) : (
        <Waiting offer={offer} matchId={matchId} />
      )}
    </Dialog>
  )
}
export interface BuilderDialogProps {
  matchId: MatchId
  isOpen: boolean
  onClose: () => void
  /** The dialog has left the screen. */
  onClosed: () => void
}

function Head({ match, isPhone }: { match: Match | undefined; isPhone: boolean }) {
  const t = useText()
  return (
    <div className={css.head}>
      <div className={css.names}>
        <strong aria-hidden="true">{t('custom-bet.title')}</strong>
        <p className="clip">
          {match && (
            <>
              <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
            </>
          )}
        </p>
      </div>
      <DialogClose icon={isPhone ? 'chevron-down' : 'close'} label={t('custom-bet.close')} />
    </div>
  )
}

/** Why there is nothing to build on (yet), and what to do about it. */
function Waiting({ offer, matchId }: { offer: CustomBetOffer; matchId: MatchId }) {
  const t = useText()
  switch (offer.status) {
    case 'loading':
      return (
        <div className={css.waiting} aria-busy="true">
          <VisuallyHidden>{t('custom-bet.loading')}</VisuallyHidden>
          {SHAPES.map(count => (
            <div key={count} className={css.shape} data-columns={count}>
              <Skeleton className={css.name} />
              {Array.from({ length: count }, (_, i) => (
                <Skeleton key={i} className={css.price} />
              ))}
            </div>
          ))}
        </div>
      )
    case 'failed':
      return (
        <div className={css.waiting}>
          <AnnouncedNotice
            tone="bad"
            title={t('custom-bet.failed.title')}
            text={t('custom-bet.failed.text')}
            actions={
              <Button variant="text" size="medium" fit="content" onClick={offer.retry}>
                {t('custom-bet.retry')}
              </Button>
            }
          />
        </div>
      )
    case 'offline':
    case 'gone':
    case 'here': {
      const why = offer.status === 'here' ? 'empty' : offer.status
      return (
        <div className={css.waiting}>
          <p className={css.empty}>
            <strong>{t(`custom-bet.${why}.title`)}</strong>
            <span>{t(`custom-bet.${why}.text`)}</span>
          </p>
          <Announce words={`${t(`custom-bet.${why}.title`)}. ${t(`custom-bet.${why}.text`)}`} />
          <OtherMatchNotice matchId={matchId} />
        </div>
      )
    }
  }
}

/** Prices side by side in the first markets, so that nothing moves when they are loaded. */
const SHAPES = [3, 2, 4]
