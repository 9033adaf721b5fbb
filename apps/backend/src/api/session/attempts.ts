import { createHash } from 'node:crypto'
import { createCounter, type Clock } from '#api/http'

const WINDOW_MS = 15 * 60_000
/** Wrong passwords for one account within a window: from all unknown devices together, and from each known one. */
const OF_ACCOUNT_MAX = 10
const MINUTE_MS = 60_000

/** Who tries to sign in as whom. */
type Try = {
  readonly email: string
  /** The network of the address it comes from. */
  readonly network: string
  /** A device on which this account has signed in before; undefined for any other. */
  readonly knownDevice: string | undefined
}

/** An attempt that may be made. It counts as failed from the start, so that parallel ones cannot all be made first. */
export type Attempt = {
  /**
   * The attempt that this failure leaves nothing after: from here on the account is locked for those who try it this
   * way.
   */
  readonly isLast: boolean
  /** The password was right: what was counted against the account by this way is forgotten. */
  readonly succeeded: () => void
  /** The password was not looked at. */
  readonly withdrawn: () => void
}
type Begun =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly waitMs: number }

type Options = {
  readonly clock: Clock
  /** Wrong passwords of one network within fifteen minutes. */
  readonly networkMax: number
  /** Right passwords of one account within a minute: each costs a hash and leaves a session behind. */
  readonly rightMax: number
}

/**
 * Bounds how many passwords may be tried, whether the account exists or not. Strangers are counted by account and by
 * network; a device that the player has signed in on is counted by itself, so that no stranger can lock the player out
 * of it.
 */
export function createAttempts({ clock, networkMax, rightMax }: Options): {
  begin(attempt: Try): Begun
} {
  const byAccount = createCounter({ clock, max: OF_ACCOUNT_MAX, windowMs: WINDOW_MS })
  const byDevice = createCounter({ clock, max: OF_ACCOUNT_MAX, windowMs: WINDOW_MS })
  const byNetwork = createCounter({ clock, max: networkMax, windowMs: WINDOW_MS })
  const right = createCounter({ clock, max: rightMax, windowMs: MINUTE_MS })

  return {
    begin({ email, network, knownDevice }) {
      const account = shortOf(email)
      // Only the player can have used these up.
      const waitMs = right.waitMs(account)
      if (waitMs > 0) return { ok: false, waitMs }
      return knownDevice === undefined
        ? ofStranger(account, network)
        : ofKnownDevice(account, `${knownDevice} ${account}`)
    },
  }

  function ofStranger(account: string, network: string): Begun {
    const inNetwork = byNetwork.take(network)
    if (!inNetwork.ok) return inNetwork
    const taken = byAccount.take(account)
    // Nothing is tried, so nothing counts.
    if (!taken.ok) byNetwork.giveBack(network)
    if (!taken.ok) return taken
    return {
      ok: true,
      attempt: {
        isLast: taken.isLast || inNetwork.isLast,
        succeeded() {
          byNetwork.giveBack(network)
          byAccount.forget(account)
          right.take(account)
        },
        withdrawn() {
          byNetwork.giveBack(network)
          byAccount.giveBack(account)
        },
      },
    }
  }

  function ofKnownDevice(account: string, device: string): Begun {
    const taken = byDevice.take(device)
    if (!taken.ok) return taken
    return {
      ok: true,
      attempt: {
        isLast: taken.isLast,
        succeeded() {
          byDevice.forget(device)
          right.take(account)
        },
        withdrawn: () => byDevice.giveBack(device),
      },
    }
  }
}

/** An e-mail as a key of known length. */
function shortOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22)
}
