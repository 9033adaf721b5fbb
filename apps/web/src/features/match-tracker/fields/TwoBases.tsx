/**
 * Two bases and the ground between them: what a game of rounds and a sport without a field of its own have in common.
 */
export function TwoBases() {
  return (
    <>
      <rect x="10" y="10" width="300" height="160" />
      <path d="M160 10V170" strokeDasharray="5 4" />
      <path d="M10 50H70V130H10 M310 50H250V130H310" />
      <path d="M70 90H120 M200 90H250" />
      <circle cx="160" cy="54" r="14" />
      <circle cx="160" cy="126" r="14" />
    </>
  )
}
