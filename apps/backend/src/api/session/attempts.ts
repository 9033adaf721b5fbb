import { createHash } from 'node:crypto'
import { createCounter, type Clock } from '#api/http'

const WINDOW_MS = 15 * 60_000
/**
 * Maximum wrong passwords for one account within a window: from all unknown devices together, and from each known one.
 */
const OF_ACCOUNT_MAX = 10
const MINUTE_MS = 60_000

/** A sign-in attempt's account and origin. */
type Try = {
  readonly email: string
  /** The network of the client's address. */
  readonly network: string
  /** A device on which this account has signed in before; undefined for any other. */
  readonly knownDevice: string | undefined
}

/** An admitted attempt. It counts as failed from the start, so that parallel attempts cannot exceed the limit. */
export type Attempt = {
  /** Whether this was the last attempt allowed: if it fails, the account is locked for this way of signing in. */
  readonly isLast: boolean
  /** The password was right: removes the failures counted against the account for this way. */
  readonly succeeded: () => void
  /** The password was not checked. */
  readonly withdrawn: () => void
}
type Begun =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly waitMs: number }

type Options = {
  readonly clock: Clock
  /** Maximum wrong passwords of one network within fifteen minutes. */
  readonly networkMax: number
  /** Maximum right passwords of one account within a minute: each costs a hash and creates a session. */
  readonly rightMax: number
}

/**
 * Limits how many passwords may be tried, whether the account exists or not. Unknown devices are counted by account and
 * by network; a device on which the player has signed in is counted separately, so that no one else can lock the player
 * out of it.
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
      // Only someone with the password can have used these up.
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
    // Nothing was tried, so nothing counts.
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

/** Hashes an e-mail to a key of fixed length. */
function shortOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url').slice(0, 22)
}
