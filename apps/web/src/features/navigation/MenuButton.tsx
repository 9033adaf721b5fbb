import { lazy, Suspense, useState, type ReactNode } from 'react'
import { IconButton } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './MenuButton.module.css'

const MenuSheet = lazy(() => import('./MenuSheet.tsx'))

/** Opens the menu on the phone. Its sheet is loaded when first asked for. */
export function MenuButton({ children }: { children: ReactNode }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = (): void => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        icon="menu"
        label={t('nav.menu')}
        className={css.button}
        onClick={open}
        aria-expanded={isOpen}
      />
      {wasOpened && (
        <Suspense>
          <MenuSheet isOpen={isOpen} onClose={() => setOpen(false)}>
            {children}
          </MenuSheet>
        </Suspense>
      )}
    </>
  )
}
