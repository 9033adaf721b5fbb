import { createContext, use, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { numberSignsOf } from '@touchline/domain/money'
import { useLocale } from '#shared/i18n'
import { Keypad } from './Keypad.tsx'

/** A field that the keypad writes into. */
export interface KeypadTarget {
  /** The typed text so far; an amount set another way starts a new text. */
  readonly text: string
  type(text: string): void
}

type Attach = (field: RefObject<KeypadTarget>) => void

const KeypadContext = createContext<Attach | undefined>(undefined)

/**
 * Body and foot of the slip, and between them, once a field has had the focus, the phone's own keypad: the system's
 * would hide the returns. It keeps its position when the body scrolls.
 */
export function KeypadFrame({ hasKeypad, foot, children }: KeypadFrameProps) {
  const locale = useLocale()
  const [field, setField] = useState<RefObject<KeypadTarget> | undefined>()
  // The keypad makes the body shorter: the field must stay in view.
  useEffect(() => {
    if (field) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [field])
  return (
    <KeypadContext value={hasKeypad ? setField : undefined}>
      {children}
      {field && (
        <Keypad
          decimalSign={numberSignsOf(locale).decimal}
          onSign={sign => field.current.type(field.current.text + sign)}
          onDelete={() => field.current.type(field.current.text.slice(0, -1))}
        />
      )}
      {foot}
    </KeypadContext>
  )
}
export interface KeypadFrameProps {
  hasKeypad: boolean
  foot?: ReactNode
  children: ReactNode
}

/** A field calls this with itself when it gets the focus; undefined where the system's keyboard is used. */
export function useKeypad(): Attach | undefined {
  return use(KeypadContext)
}
