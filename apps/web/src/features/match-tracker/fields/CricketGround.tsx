export function CricketGround() {
  return (
    <>
      <ellipse cx="160" cy="90" rx="150" ry="82" />
      <ellipse cx="160" cy="90" rx="92" ry="50" strokeDasharray="4 4" />
      <rect x="104" y="80" width="112" height="20" />
      <path d="M116 76V104 M204 76V104 M112 84V96 M208 84V96" />
    </>
  )
}
