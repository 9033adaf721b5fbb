// Live data draws nothing.
import { Button } from '@touchline/ui'

export const button = Button
