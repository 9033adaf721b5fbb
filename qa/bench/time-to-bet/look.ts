import type { Page } from '@playwright/test'

/** An element that a bettor looks for, by selector and text. */
export interface LookTarget {
  readonly selector: string
  /** Source of a regular expression that the element's text must match. */
  readonly text?: string
}

/** What was seen, and when: milliseconds since the navigation started. */
export interface Sight {
  /** First frame in which it was on the screen. */
  readonly shownAt: number
  /** When the navigation started: milliseconds since the epoch. */
  readonly openedAt: number
  readonly x: number
  readonly y: number
  readonly text: string
  /** The key, if it is a price. */
  readonly price: string
}

interface Look extends LookTarget {
  readonly steadyMs: number
  readonly giveUpMs: number
}

/**
 * How long a thing must be on the screen, unmoved and with the same text, before this bettor taps it. People are no
 * faster, and the slip ignores a press within 300 ms of a change on purpose.
 */
const LOOK_MS = 350
const GIVE_UP_MS = 60_000

/** Waits until the target is on the screen and has not changed for as long as a bettor needs to read it. */
export async function lookAt(page: Page, target: LookTarget): Promise<Sight> {
  const sight = await page.evaluate(watch, { ...target, steadyMs: LOOK_MS, giveUpMs: GIVE_UP_MS })
  if (!sight) throw new Error(`${target.selector} ${target.text ?? ''} was not seen within a minute.`)
  return sight
}

/** The first frame with the target on the screen; undefined when it does not appear in time. */
export async function firstSight(
  page: Page,
  target: LookTarget,
  giveUpMs = GIVE_UP_MS,
): Promise<number | undefined> {
  return (await page.evaluate(watch, { ...target, steadyMs: 0, giveUpMs }))?.shownAt
}

/** Runs in the page, once a frame. It uses nothing outside itself, because it is sent to the page as text. */
function watch({ selector, text, steadyMs, giveUpMs }: Look): Promise<Sight | undefined> {
  const fits = new RegExp(text ?? '')
  const startedAt = performance.now()
  let last: { element: Element; look: string; shownAt: number; since: number } | undefined

  function isOnScreen(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (right === left || bottom === top) return false
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && element.contains(hit)
  }

  function find(): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>(selector)].find(
      element => fits.test(element.innerText) && isOnScreen(element),
    )
  }

  return new Promise(resolve => {
    function frame(now: number): void {
      if (now - startedAt > giveUpMs) return resolve(undefined)
      const element = find()
      if (element) {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const look = `${Math.round(left)},${Math.round(top)} ${element.innerText}`
        const isSame = last?.element === element
        if (!last || !isSame || last.look !== look)
          last = { element, look, shownAt: isSame && last ? last.shownAt : now, since: now }
        if (now - last.since >= steadyMs) {
          const price = element.dataset.price ?? ''
          const place = { x: (left + right) / 2, y: (top + bottom) / 2 }
          return resolve({
            shownAt: last.shownAt,
            openedAt: performance.timeOrigin,
            ...place,
            text: element.innerText,
            price,
          })
        }
      } else last = undefined
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
