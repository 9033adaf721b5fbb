import { BasketballCourt } from './BasketballCourt.tsx'
import { CricketGround } from './CricketGround.tsx'
import { IceRink } from './IceRink.tsx'
import { SoccerPitch } from './SoccerPitch.tsx'
import { TennisCourt } from './TennisCourt.tsx'
import { TwoBases } from './TwoBases.tsx'

/** Size of every field in the units of its drawing. */
export const FIELD = { width: 320, height: 180 }

const FIELDS: Readonly<Record<string, () => React.ReactNode>> = {
  soccer: SoccerPitch,
  tennis: TennisCourt,
  basketball: BasketballCourt,
  ice_hockey: IceRink,
  cricket: CricketGround,
}

/** The lines of a sport's field, home's end at the start. */
export function Field({ sportKey }: { sportKey: string }) {
  const Lines = FIELDS[sportKey] ?? TwoBases
  return <Lines />
}
