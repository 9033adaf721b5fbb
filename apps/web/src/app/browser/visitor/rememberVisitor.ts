import type { Session } from '#core/session'
import type { StoredTexts } from '#shared/storage'
import { SIGNED_IN_KEY } from '../../boot/markRemembered.ts'

/** Stores for the next first paint whether a player is signed in, and corrects this page where the guess was wrong. */
export function rememberVisitor({ session, local, root }: RememberVisitorOptions): void {
  const follow = (): void => {
    const { status } = session.getState()
    if (status === 'LOGGED_IN') {
      local.write(SIGNED_IN_KEY, 'true')
      root.dataset.visitor = 'player'
    }
    if (status === 'NOT_LOGGED_IN') {
      local.remove(SIGNED_IN_KEY)
      delete root.dataset.visitor
    }
  }
  follow()
  session.subscribe(follow)
}
export interface RememberVisitorOptions {
  readonly session: Pick<Session, 'getState' | 'subscribe'>
  readonly local: Pick<StoredTexts, 'write' | 'remove'>
  readonly root: Pick<HTMLElement, 'dataset'>
}
