/** Cookie of the device id, sent as `meta.device_id` with every bet (spec sections 3 and 9). */
const DEVICE_ID_COOKIE = 'deviceId'
/** 7300 days (spec section 9). */
const DEVICE_ID_SECONDS = 7_300 * 86_400

/** The page's cookies, as `document` has them. */
export interface CookieJar {
  cookie: string
}

export interface DeviceIdOptions {
  readonly randomUuid: () => string
  /** Whether the page came over https. */
  readonly isSecure: boolean
}

/**
 * This browser's device id, created and stored on the first call. Where cookies are refused each page load has an id
 * of its own, held by the caller.
 */
export function deviceId(jar: CookieJar, { randomUuid, isSecure }: DeviceIdOptions): string {
  const known = readDeviceId(jar)
  if (known) return known
  const made = randomUuid()
  try {
    const secure = isSecure ? '; Secure' : ''
    jar.cookie = `${DEVICE_ID_COOKIE}=${made}; Path=/; Max-Age=${DEVICE_ID_SECONDS}; SameSite=Lax${secure}`
  } catch {
    // Sandboxed frames throw on any cookie access: betting works with an id that lives as long as the page.
  }
  return made
}

function readDeviceId(jar: CookieJar): string | undefined {
  try {
    return /(?:^|;\s*)deviceId=([\w-]{8,64})(?:;|$)/.exec(jar.cookie)?.[1]
  } catch {
    return undefined
  }
}
