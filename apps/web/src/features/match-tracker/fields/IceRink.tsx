export function IceRink() {
  return (
    <>
      <rect x="8" y="8" width="304" height="164" rx="44" />
      <path d="M160 8V172" strokeDasharray="5 3" />
      <path d="M116 8V172 M204 8V172" strokeWidth="2.5" />
      <path d="M32 18V162 M288 18V162" />
      <circle cx="160" cy="90" r="22" />
      <circle cx="68" cy="50" r="16" />
      <circle cx="68" cy="130" r="16" />
      <circle cx="252" cy="50" r="16" />
      <circle cx="252" cy="130" r="16" />
      <path d="M32 80A12 12 0 0 1 32 100 M32 82H24V98H32" />
      <path d="M288 80A12 12 0 0 0 288 100 M288 82H296V98H288" />
    </>
  )
}
