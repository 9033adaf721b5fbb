import type { Reporter } from '#shared/telemetry'

/**
 * Reports icons that did not load (spec section 8). All come from one sprite that a page references; browsers fire no
 * event when that fails, so it is requested once more, from the browser's own cache.
 */
export async function checkIcons(
  spriteUrl: string,
  fetchIcon: typeof fetch,
  reporter: Pick<Reporter, 'report'>,
): Promise<void> {
  const answer = await fetchIcon(spriteUrl, { cache: 'force-cache' }).catch(() => undefined)
  // Offline they are not missing, but late.
  if (!answer || answer.ok) return
  reporter.report(new Error(`The icons could not be loaded: status ${answer.status}`), {
    tags: { source: 'icons' },
  })
}
