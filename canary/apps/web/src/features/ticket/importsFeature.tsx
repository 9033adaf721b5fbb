// A feature never imports another.
import { MyBets } from '#features/my-bets'

export const bets = <MyBets />
