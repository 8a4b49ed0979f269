import { config } from '@/lib/site'
import { menuId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { Icon } from '../ui/icon'
import { Brand } from './brand'
import { ColorModeButton } from './color-mode.client'
import { LocaleMenu } from './locale-menu'
import { SearchLink } from './search-link'
import { SiteLinks } from './side-menu'

/** The bar at the top of every page. The menu it opens belongs to the page: `SideMenu`. */
export function Navbar() {
  return (
    <header className="bar">
      <div className="bar-row">
        <button
          className="tool menu"
          type="button"
          popoverTarget={menuId}
          aria-label={strings.navbar.openMenu}
        >
          <Icon name="menu" />
        </button>
        <Brand />
        <nav aria-label={strings.navbar.label}>
          <SiteLinks />
        </nav>
        <div className="tools">
          <SearchLink isField />
          <LocaleMenu />
          <ColorModeButton label={strings.navbar.colorMode} themeColor={config.themeColor} />
        </div>
      </div>
    </header>
  )
}
