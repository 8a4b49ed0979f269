import { webFont } from '@/.generated/web-font'
import { config } from '@/lib/site'
import { hrefOf } from '@/lib/url'

/** Where the id of a dismissed announcement is kept. */
export const announcementKey = 'announcement'

/**
 * What must happen before anything is painted, as the text of one inline script without dependencies:
 *
 * - an address that ends in `.html`, or has doubled slashes, becomes the clean one (the page at hand knows it as its canonical address; the not-found
 *   page has none and looks for itself),
 * - an announcement that was closed earlier never shows,
 * - the web font comes after everything else, and not at all for readers who save data; once it is there, the next pages of
 *   the visit take it from the cache at once,
 * - a page whose styles or scripts do not load says so in plain HTML.
 */
export const earlyScript = (): string => `(function (d, l) {
var c = d.querySelector('link[rel=canonical]');
if (c && /\\.html?$|\\/\\//.test(l.pathname)) history.replaceState(history.state, '', new URL(c.href).pathname + l.search + l.hash);
try { if (localStorage.getItem('${announcementKey}') === ${JSON.stringify(config.announcement?.id ?? '')}) d.documentElement.dataset.announcement = 'off' } catch (e) {}
var n = navigator.connection || {}, f = ${JSON.stringify(webFont.map(({ file, range }) => [hrefOf(file), range]))};
function font() { f.forEach(function (x) { d.fonts.add(new FontFace('Wix Madefor Text', 'url(' + x[0] + ')', { weight: '400 800', display: 'swap', unicodeRange: x[1] })) }); try { sessionStorage.setItem('font', 1) } catch (e) {} }
if (!n.saveData && !/2g/.test(n.effectiveType)) { var s; try { s = sessionStorage.getItem('font') } catch (e) {} s ? font() : addEventListener('load', font) }
function fail() { var n = d.getElementById('load-failure'); if (n) n.hidden = false }
addEventListener('error', function (e) { var t = e.target; if (t && /\\/_next\\//.test(t.src || t.href || '')) fail() }, true);
addEventListener('load', function () {
if (!getComputedStyle(d.documentElement).getPropertyValue('--bar')) fail();
performance.getEntriesByType('resource').some(function (e) { return /\\/_next\\/.*(js|css)$/.test(e.name) && e.responseStatus > 399 }) && fail()
})
})(document, location)`
