export function BasketballCourt() {
  return (
    <>
      <rect x="10" y="10" width="300" height="160" />
      <path d="M160 10V170" />
      <circle cx="160" cy="90" r="20" />
      <path d="M10 66H72V114H10 M72 66A24 24 0 0 1 72 114" />
      <path d="M310 66H248V114H310 M248 66A24 24 0 0 0 248 114" />
      <path d="M10 22H38A74 74 0 0 1 38 158H10 M310 22H282A74 74 0 0 0 282 158H310" />
      <circle cx="24" cy="90" r="4" />
      <circle cx="296" cy="90" r="4" />
    </>
  )
}
