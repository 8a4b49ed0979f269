'use client'

import { searchId } from '@/lib/shell-ids'
import { moveFocus } from './keyboard'
import { SearchPanel } from './search-panel'
import { useSearch } from './use-search'
import { useSearchAddress } from './use-search-address'

/** The search on its own page. The sections of the site are on the page anyway. */
export function SearchBox() {
  const search = useSearch(8)
  useSearchAddress(search)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links in it
    <search className="search" id={searchId} onKeyDown={moveFocus}>
      <SearchPanel search={search} id="pageFound" isListBox={false} sections={[]} />
    </search>
  )
}
