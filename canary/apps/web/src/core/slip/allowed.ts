// Control: a later core room may know an earlier one.
import { useSettings } from '#core/settings'

export const settings = useSettings
