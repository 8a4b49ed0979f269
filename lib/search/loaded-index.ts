import { Dictionary } from './dictionary'
import { fileName } from './file-names'
import { TokenCache } from './find-matches'
import { PageIndex, type RankedPage, type WeightedTerms } from './page-index'
import type { LoadFile, Postings, SearchIndex, SearchKind, SearchManifest, StoredPage } from './types'

/** What has been loaded of one version of the index; further files are loaded when they are asked for. */
export class LoadedIndex {
  readonly dictionary: Dictionary
  readonly tokens = new TokenCache()
  private readonly pageIndex: PageIndex
  private readonly terms = new Map<number, Promise<void>>()
  private readonly pages = new Map<number, Promise<StoredPage>>()

  private constructor(
    readonly version: string,
    private readonly index: SearchIndex,
    private readonly load: LoadFile,
  ) {
    this.dictionary = new Dictionary(index)
    this.pageIndex = new PageIndex(index)
  }

  /** Loads the index that a manifest names. */
  static async open({ index: version }: SearchManifest, load: LoadFile): Promise<LoadedIndex> {
    const index = (await load(fileName('index', version))) as SearchIndex // written by build-index
    return new LoadedIndex(version, index, load)
  }

  get pageCount(): number {
    return this.index.kinds.length
  }

  kindOf(page: number): SearchKind {
    return this.index.kinds[page] ?? 'page'
  }

  page(number: number): Promise<StoredPage> {
    const known = this.pages.get(number)
    if (known) return known
    const page = this.load(fileName('page', this.index.pages[number] ?? '')) as Promise<StoredPage> // written by build-index
    this.pages.set(number, page)
    return page
  }

  /** Pages with any of the terms, the best first. */
  async rank(terms: WeightedTerms): Promise<RankedPage[]> {
    const files = new Set([...terms.keys()].map((term) => this.dictionary.fileOf(term)))
    await Promise.all([...files].map((file) => this.loadTerms(file)))
    return this.pageIndex.rank(terms)
  }

  private loadTerms(file: number): Promise<void> {
    const known = this.terms.get(file)
    if (known) return known
    const loading = this.load(fileName('terms', this.index.files[file]?.hash ?? '')).then((data) => {
      const postings = data as Postings[] // written by build-index
      for (const [at, term] of this.dictionary.termsIn(file).entries())
        this.pageIndex.addPostings(term, postings[at] ?? [])
    })
    this.terms.set(file, loading)
    return loading
  }
}
