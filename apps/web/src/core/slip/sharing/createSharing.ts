import type { ApiClient } from '@touchline/contract'
import type { DraftBet, Slip, SlipEvent } from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'
import type { SlipNews } from '../news/index.ts'
import { toShareBody } from '../placing/index.ts'
import { goneOf, toSharedBets } from './toSharedBet.ts'

/** What the site allows its visitors to do with a slip, and the page's address. */
export interface SlipSite {
  /** Whether slips are shared here (spec section 5, Share bet). */
  readonly sharesBets: boolean
  /** Whether the ticket panel has its second tab (spec section 2.3). */
  readonly isMyBetsVisible: boolean
  /** Whether the back end honours the key of a placement; to any other a placement is sent once and then looked up. */
  readonly honoursKeys: boolean
  /** The address of the page on show, without query: what a link to a shared slip opens. */
  address(): string
}

/** The query key that carries a code (spec section 2.4). */
const SHARE_KEY = 'share-bet'

export interface SharingOptions {
  readonly client: ApiClient
  readonly slip: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>
  readonly dispatch: (event: SlipEvent) => void
  readonly report: (news: SlipNews) => void
  /** Opens the slip. */
  readonly open: () => void
  readonly site: SlipSite
}

export interface Sharing {
  /**
   * A code and a link that put these selections onto another slip: the slip's own, or those that were placed from it.
   * Undefined when there is none, which is reported.
   */
  share(drafts?: readonly DraftBet[]): Promise<{ readonly code: string; readonly url: string } | undefined>
  /** Puts the bets behind a code on the slip, at current prices. */
  restoreShared(code: string): Promise<void>
}

/** Slips shared by a code (spec sections 2.4, 5 and 8). */
export function createSharing({ client, slip, dispatch, report, open, site }: SharingOptions): Sharing {
  const fail = (why: (SlipNews & { kind: 'share-failed' })['why']): void =>
    report({ kind: 'share-failed', why })

  return {
    async share(drafts = slip.getState().bets) {
      if (!site.sharesBets || drafts.length === 0) return undefined
      const answer = await client('createShareCode', { body: { bets: drafts.map(toShareBody) } })
      if (!answer.ok) {
        fail('failed')
        return undefined
      }
      const { code } = answer.value.data
      return { code, url: `${site.address()}?${SHARE_KEY}=${encodeURIComponent(code)}` }
    },

    async restoreShared(code) {
      if (!site.sharesBets || code === '') return
      const answer = await client('getShareBets', { query: { code } })
      if (!answer.ok) {
        const { error } = answer
        return fail(error.kind === 'refused' && error.status === 404 ? 'not-found' : 'failed')
      }
      await untilFree(slip)
      const { bets: before, currency } = slip.getState()
      const bets = toSharedBets(answer.value.data, currency)
      if (bets.length === 0) return fail('empty')
      const undo = (): void => dispatch({ type: 'restored', bets: before, source: 'reuse' })
      dispatch({ type: 'restored', bets, source: 'shared' })
      if (slip.getState().bets.length === 0) {
        // Bets on matches that have ended were dropped.
        undo()
        return fail('empty')
      }
      open()
      report({
        kind: 'shared-restored',
        gone: goneOf(answer.value.data),
        // The earlier bets can be restored.
        ...(before.length > 0 && { undo }),
      })
    },
  }
}

/**
 * Resolves when other bets can replace the slip: no placement or receipt is on show, and the tab's own bets are
 * restored.
 */
function untilFree(slip: SharingOptions['slip']): Promise<void> {
  const isFree = ({ state, isRestoring }: Slip): boolean =>
    !isRestoring && state.status !== 'PROCESSING' && state.status !== 'SUCCESS'
  return new Promise(resolve => {
    if (isFree(slip.getState())) return resolve()
    const stop = slip.subscribe(now => {
      if (!isFree(now)) return
      stop()
      resolve()
    })
  })
}
