interface StorageSlot {
  get: () => string | null
  set: (value: string) => void
  del: () => void
  /** Calls back when the value changes, in this window or another; returns a function that stops it. */
  listen: (onChange: (event: StorageEvent) => void) => () => void
}

type Persistence = 'localStorage' | 'sessionStorage' | 'none'

/** A value kept in the browser under a key. Always `null` if storage is blocked, and while prerendering. */
export function createStorageSlot(
  key: string,
  { persistence = 'localStorage' }: { persistence?: Persistence } = {},
): StorageSlot {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return persistence === 'none' ? null : action(window[persistence])
    } catch {
      return null
    }
  }
  const write = (newValue: string | null) =>
    void attempt((storage) => {
      const oldValue = storage.getItem(key)
      if (newValue === oldValue) return
      if (newValue === null) storage.removeItem(key)
      else storage.setItem(key, newValue)
      // browsers notify only other windows
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: storage }))
    })
  return {
    get: () => attempt((storage) => storage.getItem(key)),
    set: write,
    del: () => write(null),
    listen: (onChange) => {
      const events = new AbortController()
      const listener = (event: StorageEvent) => {
        const isHere = attempt((storage) => event.storageArea === storage)
        if (isHere && event.key === key) onChange(event)
      }
      if (typeof window !== 'undefined') addEventListener('storage', listener, { signal: events.signal })
      return () => events.abort()
    },
  }
}
