/** What `react` is in the embed bundle: what the views use of it, so that the rest is shaken off. */
export {
  Component,
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from '@preact/compat';
