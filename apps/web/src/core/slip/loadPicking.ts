/** Brings what makes prices buttons of the slip: called after first paint. */
export async function loadPicking() {
  return (await import('./attachPickingToPage.ts')).attachPickingToPage
}
