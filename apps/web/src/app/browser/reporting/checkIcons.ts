import type { Reporter } from '#shared/telemetry'

/**
 * Reports icons that did not load (spec section 8). All come from one file, which a page draws from by reference: a browser tells
 * nobody when that fails, so it is asked for once more, out of the browser's own cache.
 */
export async function checkIcons(
  spriteUrl: string,
  ask: typeof fetch,
  reporter: Pick<Reporter, 'report'>,
): Promise<void> {
  const answer = await ask(spriteUrl, { cache: 'force-cache' }).catch(() => undefined)
  // Without a line they are not missing, but late.
  if (!answer || answer.ok) return
  reporter.report(new Error(`The icons were answered ${answer.status}`), { tags: { source: 'icons' } })
}
