// Control: a later module of core may import an earlier one.
import { useSettings } from '#core/settings'

export const settings = useSettings
