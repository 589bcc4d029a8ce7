/** The `react` module of the embed bundle: only what the views use, so that the rest is tree-shaken. */
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
