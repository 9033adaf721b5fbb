import { ConnectionNotice } from './ConnectionNotice.tsx'
import { PausedBand } from './PausedBand.tsx'

/** The notices themselves, which need a page that is alive. */
export default function Notices() {
  return (
    <>
      <ConnectionNotice />
      <PausedBand />
    </>
  )
}
