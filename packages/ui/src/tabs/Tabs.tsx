import type { KeyboardEvent, ReactNode } from 'react'
import { joinClasses } from '#classes'
import { moveFocus } from '#roving'
import css from './Tabs.module.css'

/**
 * A row of tabs with an underline for the current one. One tab is in the tab order; arrows, Home and End move focus and
 * select. Give every `TabPanel` the same `id`.
 */
export function Tabs<Key extends string>({ id, label, tabs, value, onChange, className }: TabsProps<Key>) {
  const stop = tabs.some(tab => tab.key === value) ? value : tabs[0]?.key
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const chosen = tabs[moveFocus(event, '[role="tab"]') ?? -1]
    if (chosen) onChange(chosen.key)
  }
  return (
    <div
      className={joinClasses(css.tabs, className)}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={choose}
    >
      {tabs.map(tab => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(id, tab.key)}
          aria-selected={tab.key === value}
          aria-controls={tab.key === value ? panelId(id, tab.key) : undefined}
          tabIndex={tab.key === stop ? 0 : -1}
          className={css.tab}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <small className={joinClasses(css.count, 'num')}>{tab.count}</small>}
          {tab.badge}
        </button>
      ))}
    </div>
  )
}

export interface TabsProps<Key extends string> {
  /** Unique on the page; links tabs and panels. */
  id: string
  /** Names the row for assistive technology. */
  label: string
  tabs: readonly Tab<Key>[]
  value: Key
  onChange: (key: Key) => void
  className?: string | undefined
}

export interface Tab<Key extends string> {
  key: Key
  label: ReactNode
  /** A muted figure after the label. */
  count?: ReactNode
  /** A `Badge` after the label. */
  badge?: ReactNode
}

/** The content of a tab. Render only the current one, or hide the others with `hidden`. */
export function TabPanel({ tabs, tab, hidden, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, tab)}
      aria-labelledby={tabId(tabs, tab)}
      hidden={hidden}
      className={className}
    >
      {children}
    </div>
  )
}

export interface TabPanelProps {
  /** `id` of the `Tabs`. */
  tabs: string
  /** `key` of the tab. */
  tab: string
  hidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

const tabId = (id: string, key: string) => `${id}-tab-${key}`
const panelId = (id: string, key: string) => `${id}-panel-${key}`
