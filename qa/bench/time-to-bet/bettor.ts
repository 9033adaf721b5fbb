import type { Page, Request } from '@playwright/test'
import { firstSight, lookAt, type Sight, type LookTarget } from './look.ts'

/** The steps of a bet, in their order: milliseconds since the navigation started. */
export const STEPS = [
  'price visible',
  'price tapped',
  'tap accepted',
  'slip shown',
  'stake chosen',
  'signed in',
  'place tapped',
  'request sent',
  'receipt',
] as const
export type BettorStep = (typeof STEPS)[number]

/** One bet, from the address to the receipt. */
export interface Walk {
  readonly at: { readonly [step in BettorStep]?: number | undefined }
  /** What was tapped, by purpose; a tap that was ignored is repeated. */
  readonly taps: readonly string[]
}

export interface Login {
  readonly email: string
  readonly password: string
}

const OPEN_PRICE: LookTarget = { selector: 'main [data-price][data-availability="open"]' }
const FIRST_STAKE: LookTarget = { selector: '[data-slip] fieldset button', text: '^€5$' }
/** What a bettor waits for after the stake: the receipt, or the next press. */
const NEXT: LookTarget = {
  selector: '[data-slip] h2, [data-slip] button',
  text: '^(Bet accepted|Place bet|Accept|Sign in to place)',
}
const DIALOG = '[role="dialog"] form'
/** A tap without a visible effect for this long is repeated. */
const NO_SIGN_MS = 1_500
const TAPS_MAX = 20

/**
 * A bettor who opens a deep link, taps the first open price, the first quick stake and Place bet, and does whatever
 * the slip requires in between. Signed out, `login` is typed at once, as a password manager does.
 */
export async function placeOneBet(page: Page, address: string, login: Login): Promise<Walk> {
  const at: { [step in BettorStep]?: number | undefined } = {}
  const taps: string[] = []
  let sent: Request | undefined
  page.on('request', request => {
    // A bet that was refused is sent again: the request that led to the receipt counts.
    if (request.method() === 'POST' && request.url().endsWith('/v3/bets')) sent = request
  })

  /** Returns when the finger came down; the page may handle it later. */
  async function tap(what: string, { x, y, openedAt }: Sight): Promise<number> {
    taps.push(what)
    const tappedAt = Date.now() - openedAt
    await page.touchscreen.tap(x, y)
    return tappedAt
  }

  async function pickPrice(): Promise<void> {
    at['price visible'] ??= await firstSight(page, OPEN_PRICE)
    const sight = await lookAt(page, OPEN_PRICE)
    at['price tapped'] = await tap('price', sight)
    const price = `[data-price="${sight.price}"]`
    // The sheet may cover the price before the next frame: both show that the tap was handled.
    const taken = { selector: `${price}[data-kept], ${price}[aria-pressed="true"], [data-slip]` }
    const acceptedAt = await firstSight(page, taken, NO_SIGN_MS)
    if (acceptedAt === undefined) return await pickPrice()
    at['tap accepted'] = acceptedAt
  }

  async function chooseStake(): Promise<void> {
    at['slip shown'] ??= await firstSight(page, FIRST_STAKE)
    const sight = await lookAt(page, FIRST_STAKE)
    await tap('stake', sight)
    const chosen = { ...FIRST_STAKE, selector: '[data-slip] fieldset button[aria-pressed="true"]' }
    const chosenAt = await firstSight(page, chosen, NO_SIGN_MS)
    if (chosenAt === undefined) return await chooseStake()
    at['stake chosen'] = chosenAt
  }

  /** Presses the slip's button, whatever its label, until there is a receipt. */
  async function finish(): Promise<void> {
    const sight = await lookAt(page, NEXT)
    if (sight.text.startsWith('Bet accepted')) {
      at.receipt = sight.shownAt
      return
    }
    if (taps.length > TAPS_MAX) throw new Error(`No receipt after ${taps.join(', ')}.`)
    const [what] = sight.text.split(/ [·\d]/)
    const tappedAt = await tap(what!.toLowerCase(), sight)
    if (what === 'Place bet') at['place tapped'] = tappedAt
    if (what === 'Sign in to place') at['signed in'] = await signIn(page, login, tap)
    else await untilGone(page, sight.text)
    await finish()
  }

  await page.goto(address, { waitUntil: 'commit' })
  await pickPrice()
  await chooseStake()
  await finish()
  if (sent) at['request sent'] = await sinceOpened(page, sent)
  return { at, taps }
}

/** Types the login, as a password manager does; returns when the slip can go on. */
async function signIn(
  page: Page,
  login: Login,
  tap: (what: string, sight: Sight) => Promise<number>,
): Promise<number | undefined> {
  const email = `${DIALOG} input[type="email"]`
  const sight = await lookAt(page, { selector: email })
  const isFocused = await page.locator(email).evaluate(field => field === document.activeElement)
  if (!isFocused) await tap('e-mail', sight)
  await page.keyboard.insertText(login.email)
  await tap('password', await lookAt(page, { selector: `${DIALOG} input[type="password"]` }))
  await page.keyboard.insertText(login.password)
  await tap('sign in', await lookAt(page, { selector: `${DIALOG} button[type="submit"]` }))
  const next = { ...NEXT, text: '^(Bet accepted|Place bet|Accept)' }
  return await firstSight(page, next)
}

/** Waits until no button has the pressed one's label, or for as long as a bettor waits for an effect. */
async function untilGone(page: Page, label: string): Promise<void> {
  const isGone = (text: string): boolean =>
    [...document.querySelectorAll<HTMLElement>('[data-slip] button')].every(
      button => button.innerText !== text,
    )
  const gone = page.waitForFunction(isGone, label, { polling: 'raf', timeout: NO_SIGN_MS })
  await gone.catch(() => undefined) // then it is tapped again
}

async function sinceOpened(page: Page, request: Request): Promise<number> {
  return request.timing().startTime - (await page.evaluate(() => performance.timeOrigin))
}
