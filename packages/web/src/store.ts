import { useSyncExternalStore } from 'react'

/** State outside React that can be read and followed. `subscribe` returns the function that ends the subscription. */
interface ReadableStore<State> {
  read: () => State
  subscribe: (listener: () => void) => () => void
}
interface Store<State> extends ReadableStore<State> {
  set: (state: State) => void
}

/** Who is told of a change of state that is kept elsewhere, e.g. in local storage. */
export function createListeners(): { notify: () => void; subscribe: (listener: () => void) => () => void } {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** A value outside React, for what outlives its screen or is shared by screens that do not know each other. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const { notify, subscribe } = createListeners()
  return {
    read: () => state,
    set: (next) => {
      state = next
      notify()
    },
    subscribe,
  }
}

/** The state of a store; renders again when it changes. `read` returns the same object until then. */
export const useStore = <State>({ subscribe, read }: ReadableStore<State>): State =>
  useSyncExternalStore(subscribe, read)
