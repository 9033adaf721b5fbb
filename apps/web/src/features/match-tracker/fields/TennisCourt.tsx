export function TennisCourt() {
  return (
    <>
      <rect x="20" y="20" width="280" height="140" />
      <path d="M20 38H300 M20 142H300" />
      <path d="M90 38V142 M230 38V142 M90 90H230" />
      <path d="M160 12V168" strokeDasharray="3 2" />
      <path d="M20 90H26 M294 90H300" />
    </>
  )
}
