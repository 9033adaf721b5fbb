import { Dialog as Base } from '@base-ui/react/dialog'
import { IconButton } from '#button'
import type { IconName } from '#icons'

/** Closes the dialog around it. For a custom `header`; other dialogs include a close button. */
export function DialogClose({ icon, label, className }: DialogCloseProps) {
  return <Base.Close className={className} render={<IconButton icon={icon} label={label} iconSize={18} />} />
}

export interface DialogCloseProps {
  /** `close`, or `chevron-down` for a sheet. */
  icon: IconName
  label: string
  className?: string | undefined
}
