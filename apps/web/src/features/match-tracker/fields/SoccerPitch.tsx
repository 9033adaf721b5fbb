export function SoccerPitch() {
  return (
    <>
      <rect x="10" y="8" width="300" height="164" />
      <path d="M160 8V172" />
      <circle cx="160" cy="90" r="26" />
      <circle cx="160" cy="90" r="1.5" />
      <path d="M10 44H58V136H10 M10 68H27V112H10 M58 72A22 22 0 0 1 58 108" />
      <path d="M310 44H262V136H310 M310 68H293V112H310 M262 72A22 22 0 0 0 262 108" />
      <path d="M10 78H4V102H10 M310 78H316V102H310" />
      <path d="M10 13A5 5 0 0 0 15 8 M305 8A5 5 0 0 0 310 13 M10 167A5 5 0 0 1 15 172 M305 172A5 5 0 0 1 310 167" />
    </>
  )
}
