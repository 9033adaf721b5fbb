import { SEARCH_CHARS_MAX, SEARCH_CHARS_MIN } from '@touchline/domain/search'
import { Button, Icon, IconButton, Skeleton, VisuallyHidden } from '@touchline/ui'
import { DialogClose } from '@touchline/ui/overlay'
import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react'
import { useStore } from 'zustand'
import { useSession } from '#core/session'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { localTexts } from '#shared/storage'
import { createSearch, type Found, type SearchState } from './createSearch.ts'
import { nextOption } from './nextOption.ts'
import { addRecent, readRecent, removeRecent } from './recentSearches.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { Results } from './Results.tsx'
import { toResults, type Result } from './results.ts'
import { usePopular } from './usePopular.ts'
import css from './SearchDialog.module.css'

const LIST = 'search-results'

/** Field and results: a combobox whose focus stays in the field. */
export function SearchBox({ field, onDone }: SearchBoxProps) {
  const t = useText()
  const { search, state, results, foundResults, found, isEmpty } = useSearch()
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(() => readRecent(localTexts))
  const { current, setActive, onArrow } = useArrows(results)
  function type(next: string): void {
    setText(next)
    setActive(undefined)
    search.type(next)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes letters, keys choose among its suggestions.
    if (event.nativeEvent.isComposing || onArrow(event) || event.key !== 'Enter') return
    event.preventDefault()
    if (state.status === 'searching' && !current) search.openFirst()
    else press(current ?? foundResults[0])
  }

  /** A result was pressed; its link navigates. */
  function onOpen(): void {
    if (found) setRecent(addRecent(localTexts, found.text))
    onDone()
  }

  return (
    <>
      <SearchField
        field={field}
        text={text}
        hasResults={results.length > 0}
        active={current && optionId(current)}
        onType={type}
        onKeyDown={onKeyDown}
      />
      <Help found={state.status === 'found' ? results.length : undefined} />
      {isEmpty && (
        <RecentSearches
          recent={recent}
          onChoose={chosen => {
            type(chosen)
            field.current?.focus()
          }}
          onRemove={removed => {
            setRecent(removeRecent(localTexts, removed))
            field.current?.focus()
          }}
        />
      )}
      {isEmpty && results.length > 0 && <h2 className={css.popular}>{t('search.popular')}</h2>}
      <Results
        id={LIST}
        results={results}
        text={text}
        active={current?.key}
        optionId={optionId}
        isBusy={state.status === 'searching'}
        isPopular={isEmpty}
        onOpen={onOpen}
      />
      <Said state={state} onAgain={search.again} />
    </>
  )
}
export interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>
  /** A result was opened. */
  onDone: () => void
}

/** What screen readers read out about the results. */
function Help({ found }: { found: number | undefined }) {
  const t = useText()
  return (
    <VisuallyHidden>
      <span id="search-help">{t('search.help')}</span>
      <output>{found !== undefined && t('search.results', { count: found })}</output>
    </VisuallyHidden>
  )
}

/** The result that the arrow keys have reached. */
function useArrows(results: readonly Result[]) {
  const [active, setActive] = useState<string>()
  // With other results the arrow keys start at the beginning.
  const current = results.find(({ key }) => key === active)
  /** Returns whether the key moved among the results. */
  function onArrow(event: KeyboardEvent): boolean {
    const next = nextOption(event.key, results, current)
    if (!next) return false
    event.preventDefault()
    setActive(next.key)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    return true
  }
  return { current, setActive, onArrow }
}

/** The search and its results; popular ones while nothing is typed. */
function useSearch() {
  const href = useHref()
  const { client } = useSession()
  const search = useMemo(() => createSearch({ client, later: startTimer }), [client])
  useEffect(() => search.stop, [search])
  const state = useStore(search)
  const found = foundIn(state)
  const isEmpty = state.status === 'empty'
  const popular = usePopular(isEmpty)
  const foundResults = useMemo(() => (found ? toResults(found.found, href) : []), [found, href])
  useEffect(() => {
    if (state.status === 'found' && state.opensFirst) press(foundResults[0])
  }, [state, foundResults])
  return { search, state, results: isEmpty ? popular : foundResults, foundResults, found, isEmpty }
}

function SearchField({ field, text, hasResults, active, onType, onKeyDown }: SearchFieldProps) {
  const t = useText()
  return (
    <div className={css.bar}>
      <Icon name="search" />
      <input
        ref={field}
        className={css.field}
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={t('search.title')}
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-controls={LIST}
        aria-activedescendant={active}
        aria-describedby="search-help"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={400}
        placeholder={t('search.field')}
        value={text}
        onChange={event => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <IconButton
          icon="backspace"
          iconSize={18}
          label={t('search.clear')}
          onClick={() => {
            onType('')
            field.current?.focus()
          }}
        />
      )}
      <DialogClose icon="close" label={t('search.close')} />
    </div>
  )
}
interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  hasResults: boolean
  /** Id of the option that the arrow keys have reached. */
  active: string | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** What is shown when there are no results, and what to do next. */
function Said({ state, onAgain }: { state: SearchState; onAgain: () => void }) {
  const t = useText()
  switch (state.status) {
    case 'too-short':
      return <p className={css.said}>{t('search.too-short', { min: SEARCH_CHARS_MIN })}</p>
    case 'too-long':
      return <p className={css.said}>{t('search.too-long', { max: SEARCH_CHARS_MAX })}</p>
    case 'searching':
      return state.before ? null : (
        <output className={css.waiting} aria-busy="true" aria-label={t('search.searching')}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </output>
      )
    case 'nothing':
      return (
        <output className={css.said}>
          <strong>{t('search.nothing.title', { text: state.text })}</strong>
          <span>{t('search.nothing.text')}</span>
        </output>
      )
    case 'failed':
      return (
        <div className={css.said} role="alert">
          <strong>{t('search.failed.title')}</strong>
          <p>{t('search.failed.text')}</p>
          <Button variant="outline" fit="content" size="medium" onClick={onAgain}>
            {t('search.failed.retry')}
          </Button>
        </div>
      )
    case 'empty':
    case 'found':
      return null
  }
}

/** The results to show: the previous ones while new ones are loading. */
function foundIn(state: SearchState): Found | undefined {
  if (state.status === 'found') return state
  return state.status === 'searching' ? state.before : undefined
}

/** Presses the link of a result. */
function press(result: Result | undefined): void {
  if (result) document.getElementById(optionId(result))?.click()
}

const optionId = ({ key }: Pick<Result, 'key'>): string => `search-${key}`

function startTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
